import Items
import ItemsNetworking

@testable import CleanSwift

final class AddItemViewControllerOutputSpy: AddItemViewControllerOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func editTitle(request: EditTitleRequest) {
    log.note()
  }

  private(set) var saveItemRequest: SaveItemRequest?
  func saveItem(request: SaveItemRequest) {
    log.note()
    saveItemRequest = request
  }

  func cancelSaving(request: CancelSavingRequest) {
    log.note()
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func presentEditedTitle(response: EditedTitleResponse) {
    log.note()
  }

  private(set) var presentRefusalResponse: RefusalResponse?
  func presentRefusal(response: RefusalResponse) {
    log.note()
    presentRefusalResponse = response
  }

  func presentProgress(response: SavingProgressResponse) {
    log.note()
  }

  func presentSavedItem(response: SavedItemResponse) {
    log.note()
  }

  private(set) var presentErrorResponse: SavingErrorResponse?
  func presentError(response: SavingErrorResponse) {
    log.note()
    presentErrorResponse = response
  }
}

final class AddItemPresenterOutputSpy: AddItemPresenterOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func displayEditedTitle(viewModel: EditedTitleViewModel) {
    log.note()
  }

  func displayProgress(viewModel: SavingProgressViewModel) {
    log.note()
  }

  func displaySavedItem(viewModel: SavedItemViewModel) {
    log.note()
  }

  private(set) var displayErrorViewModel: SavingErrorViewModel?
  func displayError(viewModel: SavingErrorViewModel) {
    log.note()
    displayErrorViewModel = viewModel
  }
}

final class AddItemWorkerSpy: AddItemWorkerProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  /// What a saving is answered with at once; `nil` holds it.
  var createItemResult: Result<Void, NetworkError>?
  private(set) var createItemNewItem: NewItem?
  private(set) var createItemCompletion: Completion<Void>?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Void>) {
    log.note()
    createItemNewItem = newItem
    createItemCompletion = completion
    if let createItemResult { completion(createItemResult) }
  }

  func cancel() {
    log.note()
  }
}

final class AddItemRouterSpy: AddItemRoutingLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func routeToItemsList() {
    log.note()
  }
}

final class AddItemDataStoreStub: AddItemDataStore {
  var itemWasAdded = false
}
