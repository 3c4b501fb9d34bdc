import HeadlessKit
import Items
import VIPER

/// Notes what the form's presenter shows; stands on a weak edge.
final class SpyAddItemView: AddItemViewProtocol {
  private weak var target: (any AddItemViewProtocol)?
  private let log: MessageLog

  init(_ target: any AddItemViewProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func showLoading() {
    guard let target else { return }
    log.forward(seam("showLoading()")) { target.showLoading() }
  }

  func showError(_ message: String) {
    guard let target else { return }
    log.forward(seam("showError(_:)")) { target.showError(message) }
  }

  func hideError() {
    guard let target else { return }
    log.forward(seam("hideError()")) { target.hideError() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemPresenter", "AddItemViewController", "AddItemViewProtocol", method)
  }
}

/// Notes every call to the form's presenter and forwards it.
final class SpyAddItemPresenter: AddItemPresenterProtocol {
  private let target: any AddItemPresenterProtocol
  private let log: MessageLog

  init(_ target: any AddItemPresenterProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onTitleChanged() {
    log.forward(seam("onTitleChanged()")) { target.onTitleChanged() }
  }

  func saveItem(title: String, isEnabled: Bool) {
    log.forward(seam("saveItem(title:isEnabled:)")) {
      target.saveItem(title: title, isEnabled: isEnabled)
    }
  }

  func onDidPop() {
    log.forward(seam("onDidPop()")) { target.onDidPop() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemViewController", "AddItemPresenter", "AddItemPresenterProtocol", method)
  }
}

/// Notes every call to the form's interactor and forwards it.
final class SpyAddItemInteractor: AddItemInteractorInputProtocol {
  private let target: any AddItemInteractorInputProtocol
  private let log: MessageLog

  init(_ target: any AddItemInteractorInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func saveItem(title: String, isEnabled: Bool) {
    log.forward(seam("saveItem(title:isEnabled:)")) {
      target.saveItem(title: title, isEnabled: isEnabled)
    }
  }

  func cancelSaving() {
    log.forward(seam("cancelSaving()")) { target.cancelSaving() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemPresenter", "AddItemInteractor", "AddItemInteractorInputProtocol", method)
  }
}

/// Notes what the form's interactor hands over; stands on a weak edge.
final class SpyAddItemInteractorOutput: AddItemInteractorOutputProtocol {
  private weak var target: (any AddItemInteractorOutputProtocol)?
  private let log: MessageLog

  init(_ target: any AddItemInteractorOutputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentRefusal(_ error: TitleError) {
    guard let target else { return }
    log.forward(seam("presentRefusal(_:)")) { target.presentRefusal(error) }
  }

  func presentLoading() {
    guard let target else { return }
    log.forward(seam("presentLoading()")) { target.presentLoading() }
  }

  func presentSaved() {
    guard let target else { return }
    log.forward(seam("presentSaved()")) { target.presentSaved() }
  }

  func presentError(_ failure: ItemsFailure) {
    guard let target else { return }
    log.forward(seam("presentError(_:)")) { target.presentError(failure) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("AddItemInteractor", "AddItemPresenter", "AddItemInteractorOutputProtocol", method)
  }
}

/// Notes every query for a new item and its end.
final class SpyAddItemAPIDataManager: AddItemAPIDataManagerInputProtocol {
  private let target: any AddItemAPIDataManagerInputProtocol
  private let log: MessageLog

  init(_ target: any AddItemAPIDataManagerInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func createItem(_ newItem: NewItem, completion: @escaping (QueryResult<Item>) -> Void) {
    log.forward(seam("createItem(_:completion:)"), completion) {
      target.createItem(newItem, completion: $0)
    }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "AddItemInteractor", "AddItemAPIDataManager", "AddItemAPIDataManagerInputProtocol", method)
  }
}

/// Notes every call to the form's local data manager and its answer.
final class SpyAddItemLocalDataManager: AddItemLocalDataManagerInputProtocol {
  private let target: any AddItemLocalDataManagerInputProtocol
  private let log: MessageLog

  init(_ target: any AddItemLocalDataManagerInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func saveItem(_ item: Item, completion: @escaping (Result<Void, StoreError>) -> Void) {
    let seam = Seam(
      "AddItemInteractor", "AddItemLocalDataManager", "AddItemLocalDataManagerInputProtocol",
      "saveItem(_:completion:)")
    log.forward(seam, completion) { target.saveItem(item, completion: $0) }
  }
}

/// Notes every call to the form's wireframe from one side and forwards it.
final class SpyAddItemWireframe: AddItemWireframeProtocol {
  private let target: any AddItemWireframeProtocol
  private let log: MessageLog
  private let from: String

  init(_ target: any AddItemWireframeProtocol, _ log: MessageLog, from: String) {
    self.target = target
    self.log = log
    self.from = from
  }

  func presentAddItemModule(
    notifying delegate: any AddItemModuleDelegate,
    from navigationController: NavigationController
  ) {
    log.forward(seam("presentAddItemModule(notifying:from:)")) {
      target.presentAddItemModule(notifying: delegate, from: navigationController)
    }
  }

  func dismissAddItemModule() {
    log.forward(seam("dismissAddItemModule()")) { target.dismissAddItemModule() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(from, "AddItemWireframe", "AddItemWireframeProtocol", method)
  }
}

/// Notes that an item was saved; stands on a weak edge.
final class SpyAddItemModuleDelegate: AddItemModuleDelegate {
  private weak var target: (any AddItemModuleDelegate)?
  private let log: MessageLog

  init(_ target: any AddItemModuleDelegate, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func addItemModuleDidSave() {
    guard let target else { return }
    let seam = Seam(
      "AddItemPresenter", "ItemsListPresenter", "AddItemModuleDelegate", "addItemModuleDidSave()")
    log.forward(seam) { target.addItemModuleDidSave() }
  }
}
