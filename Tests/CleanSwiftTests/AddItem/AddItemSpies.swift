import Items

@testable import CleanSwift

final class AddItemViewControllerOutputSpy: AddItemViewControllerOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var editTitleCalled = false
  func editTitle(request: EditTitleRequest) {
    record.note()
    editTitleCalled = true
  }

  private(set) var saveItemRequest: SaveItemRequest?
  func saveItem(request: SaveItemRequest) {
    record.note()
    saveItemRequest = request
  }

  private(set) var cancelSavingCalled = false
  func cancelSaving(request: CancelSavingRequest) {
    record.note()
    cancelSavingCalled = true
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var presentEditedTitleCalled = false
  func presentEditedTitle(response: EditedTitleResponse) {
    record.note()
    presentEditedTitleCalled = true
  }

  private(set) var presentRefusalResponse: RefusalResponse?
  func presentRefusal(response: RefusalResponse) {
    record.note()
    presentRefusalResponse = response
  }

  func presentProgress(response: SavingProgressResponse) {
    record.note()
  }

  func presentSavedItem(response: SavedItemResponse) {
    record.note()
  }

  private(set) var presentErrorResponse: SavingErrorResponse?
  func presentError(response: SavingErrorResponse) {
    record.note()
    presentErrorResponse = response
  }
}

final class AddItemPresenterOutputSpy: AddItemPresenterOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func displayEditedTitle(viewModel: EditedTitleViewModel) {
    record.note()
  }

  func displayProgress(viewModel: SavingProgressViewModel) {
    record.note()
  }

  func displaySavedItem(viewModel: SavedItemViewModel) {
    record.note()
  }

  private(set) var displayErrorViewModel: SavingErrorViewModel?
  func displayError(viewModel: SavingErrorViewModel) {
    record.note()
    displayErrorViewModel = viewModel
  }
}

/// Holds every reply until the test sends it.
final class AddItemWorkerSpy: AddItemWorkerProtocol {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var createItemNewItem: NewItem?
  private(set) var createItemCompletion: Completion<Item>?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) {
    record.note()
    createItemNewItem = newItem
    createItemCompletion = completion
  }

  func cancel() {
    record.note()
  }
}

final class AddItemRouterSpy: AddItemRoutingLogic, AddItemDataPassing {
  private let record: Record
  var itemsListDataStore: (any ItemsListDataStore)? { didSet { record.note() } }

  init(_ record: Record) {
    self.record = record
  }

  func routeToItemsList() {
    record.note()
  }
}

final class AddItemDataStoreStub: AddItemDataStore {
  var addedItem: Item?
}
