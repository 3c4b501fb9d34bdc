import HeadlessKit
import Items
import ItemsNetworking
import VIPER

final class AddItemViewSpy: AddItemViewProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var showLoadingWasCalled = false
  func showLoading() {
    log.note("view.showLoading")
    showLoadingWasCalled = true
  }

  private(set) var showErrorMessage = ""
  func showError(_ message: String) {
    log.note("view.showError")
    showErrorMessage = message
  }

  private(set) var hideErrorWasCalled = false
  func hideError() {
    log.note("view.hideError")
    hideErrorWasCalled = true
  }
}

final class AddItemWireframeSpy: AddItemWireframeProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentAddItemModuleWasCalled = false
  private(set) var presentAddItemModuleDelegate: (any AddItemModuleDelegate)?
  private(set) var presentAddItemModuleNavigationController: NavigationController?
  func presentAddItemModule(
    notifying delegate: any AddItemModuleDelegate,
    from navigationController: NavigationController
  ) {
    log.note("addItemWireframe.presentAddItemModule")
    presentAddItemModuleWasCalled = true
    presentAddItemModuleDelegate = delegate
    presentAddItemModuleNavigationController = navigationController
  }

  private(set) var dismissAddItemModuleWasCalled = false
  func dismissAddItemModule() {
    log.note("addItemWireframe.dismissAddItemModule")
    dismissAddItemModuleWasCalled = true
  }
}

final class AddItemModuleDelegateSpy: AddItemModuleDelegate {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var addItemModuleDidSaveWasCalled = false
  func addItemModuleDidSave() {
    log.note("delegate.addItemModuleDidSave")
    addItemModuleDidSaveWasCalled = true
  }
}

final class AddItemPresenterSpy: AddItemPresenterProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var onTitleChangedWasCalled = false
  func onTitleChanged() {
    log.note("presenter.onTitleChanged")
    onTitleChangedWasCalled = true
  }

  private(set) var saveItemTitle = ""
  private(set) var saveItemIsEnabled = false
  func saveItem(title: String, isEnabled: Bool) {
    log.note("presenter.saveItem")
    saveItemTitle = title
    saveItemIsEnabled = isEnabled
  }

  private(set) var onDidPopWasCalled = false
  func onDidPop() {
    log.note("presenter.onDidPop")
    onDidPopWasCalled = true
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentRefusalWasCalled = false
  private(set) var presentRefusalError: TitleError?
  func presentRefusal(_ error: TitleError) {
    log.note("presenter.presentRefusal")
    presentRefusalWasCalled = true
    presentRefusalError = error
  }

  private(set) var presentLoadingWasCalled = false
  func presentLoading() {
    log.note("presenter.presentLoading")
    presentLoadingWasCalled = true
  }

  private(set) var presentSavedWasCalled = false
  func presentSaved() {
    log.note("presenter.presentSaved")
    presentSavedWasCalled = true
  }

  private(set) var presentErrorWasCalled = false
  private(set) var presentErrorFailure: ItemsFailure?
  func presentError(_ failure: ItemsFailure) {
    log.note("presenter.presentError")
    presentErrorWasCalled = true
    presentErrorFailure = failure
  }
}

final class AddItemInteractorSpy: AddItemInteractorInputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var saveItemTitle = ""
  private(set) var saveItemIsEnabled = false
  func saveItem(title: String, isEnabled: Bool) {
    log.note("interactor.saveItem")
    saveItemTitle = title
    saveItemIsEnabled = isEnabled
  }

  private(set) var cancelSavingWasCalled = false
  func cancelSaving() {
    log.note("interactor.cancelSaving")
    cancelSavingWasCalled = true
  }
}

/// Answers at once with the result it is given, or holds the query until the example ends it; another, or a
/// cancel, ends the one under way as cancelled.
final class AddItemAPIDataManagerSpy: AddItemAPIDataManagerInputProtocol {
  var createItemResult: QueryResult<Item>?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var createItemWasCalled = false
  private(set) var createItemNewItem: NewItem?
  private var createItemCompletion: ((QueryResult<Item>) -> Void)?
  func createItem(_ newItem: NewItem, completion: @escaping (QueryResult<Item>) -> Void) {
    log.note("api.createItem")
    createItemWasCalled = true
    createItemNewItem = newItem
    endCreateItem(.cancelled)
    createItemCompletion = completion
    if let createItemResult { endCreateItem(createItemResult) }
  }

  private(set) var cancelWasCalled = false
  func cancel() {
    log.note("api.cancel")
    cancelWasCalled = true
    endCreateItem(.cancelled)
  }

  func endCreateItem(_ result: QueryResult<Item>) {
    createItemCompletion.take()?(result)
  }
}

/// Answers at once with the result it is given.
final class AddItemLocalDataManagerSpy: AddItemLocalDataManagerInputProtocol {
  var saveItemResult: Result<Void, StoreError> = .success(())
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var saveItemWasCalled = false
  private(set) var saveItemItem: Item?
  func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void) {
    log.note("local.saveItem")
    saveItemWasCalled = true
    saveItemItem = item
    completion(saveItemResult)
  }
}
