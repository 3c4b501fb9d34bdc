import Items

@testable import CleanSwift

final class AddItemViewControllerOutputSpy: AddItemViewControllerOutput {
  enum Call: Equatable {
    case saveItem(SaveItemRequest)
    case cancelSaving(CancelSavingRequest)
  }

  private(set) var calls: [Call] = []

  private(set) var saveItemRequest: SaveItemRequest?
  func saveItem(request: SaveItemRequest) {
    calls.append(.saveItem(request))
    saveItemRequest = request
  }

  func cancelSaving(request: CancelSavingRequest) {
    calls.append(.cancelSaving(request))
  }
}

final class AddItemInteractorOutputSpy: AddItemInteractorOutput {
  enum Call: Equatable {
    case presentRefusal(RefusalResponse)
    case presentProgress(SavingProgressResponse)
    case presentSavedItem(SavedItemResponse)
    case presentError(SavingErrorResponse)
  }

  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func presentRefusal(response: RefusalResponse) {
    calls.append(.presentRefusal(response))
  }

  func presentProgress(response: SavingProgressResponse) {
    calls.append(.presentProgress(response))
  }

  func presentSavedItem(response: SavedItemResponse) {
    calls.append(.presentSavedItem(response))
  }

  func presentError(response: SavingErrorResponse) {
    calls.append(.presentError(response))
  }
}

final class AddItemPresenterOutputSpy: AddItemPresenterOutput {
  enum Call: Equatable {
    case displayProgress(SavingProgressViewModel)
    case displaySavedItem(SavedItemViewModel)
    case displayError(SavingErrorViewModel)
  }

  private(set) var calls: [Call] = []

  func displayProgress(viewModel: SavingProgressViewModel) {
    calls.append(.displayProgress(viewModel))
  }

  func displaySavedItem(viewModel: SavedItemViewModel) {
    calls.append(.displaySavedItem(viewModel))
  }

  private(set) var displayErrorViewModel: SavingErrorViewModel?
  func displayError(viewModel: SavingErrorViewModel) {
    calls.append(.displayError(viewModel))
    displayErrorViewModel = viewModel
  }
}

/// Holds every reply until the test sends it.
final class AddItemWorkerSpy: AddItemWorkerProtocol {
  enum Call: Equatable {
    case createItem(NewItem)
    case cancel
  }

  private(set) var calls: [Call] = []

  private(set) var createItemNewItem: NewItem?
  private(set) var createItemCompletion: Completion<Item>?
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) {
    calls.append(.createItem(newItem))
    createItemNewItem = newItem
    createItemCompletion = completion
  }

  func cancel() {
    calls.append(.cancel)
  }
}

final class AddItemRouterSpy: AddItemRoutingLogic, AddItemDataPassing {
  var itemsListDataStore: (any ItemsListDataStore)?
  private(set) var routeToItemsListCalls = 0

  func routeToItemsList() {
    routeToItemsListCalls += 1
  }
}

final class AddItemDataStoreStub: AddItemDataStore {
  var addedItem: Item?
}
