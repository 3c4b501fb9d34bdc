import Items

@testable import CleanSwift

final class AddItemViewControllerOutputSpy: AddItemViewControllerOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var editTitleCalled = false
  func editTitle(request: EditTitleRequest) {
    log.note()
    editTitleCalled = true
  }

  private(set) var saveItemRequest: SaveItemRequest?
  func saveItem(request: SaveItemRequest) {
    log.note()
    saveItemRequest = request
  }

  private(set) var cancelSavingCalled = false
  func cancelSaving(request: CancelSavingRequest) {
    log.note()
    cancelSavingCalled = true
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentEditedTitleCalled = false
  func presentEditedTitle(response: EditedTitleResponse) {
    log.note()
    presentEditedTitleCalled = true
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

/// Holds every reply until the test sends it.
final class AddItemWorkerSpy: AddItemWorkerProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var createItemNewItem: NewItem?
  private(set) var createItemCompletion: Completion<Void>?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Void>) {
    log.note()
    createItemNewItem = newItem
    createItemCompletion = completion
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
