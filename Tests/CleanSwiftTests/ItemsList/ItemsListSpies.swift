import Items

@testable import CleanSwift

final class ItemsListViewControllerOutputSpy: ItemsListViewControllerOutput {
  enum Call: Equatable {
    case showItems(ShowItemsRequest)
    case fetchItems(FetchItemsRequest)
    case reloadItems(ReloadItemsRequest)
    case deleteItems(DeleteItemsRequest)
  }

  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func showItems(request: ShowItemsRequest) {
    calls.append(.showItems(request))
  }

  func fetchItems(request: FetchItemsRequest) {
    calls.append(.fetchItems(request))
  }

  func reloadItems(request: ReloadItemsRequest) {
    calls.append(.reloadItems(request))
  }

  func deleteItems(request: DeleteItemsRequest) {
    calls.append(.deleteItems(request))
  }
}

final class ItemsListInteractorOutputSpy: ItemsListInteractorOutput {
  enum Call: Equatable {
    case presentItems(ItemsResponse)
    case presentProgress(ItemsProgressResponse)
    case presentError(ItemsErrorResponse)
  }

  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func presentItems(response: ItemsResponse) {
    calls.append(.presentItems(response))
  }

  func presentProgress(response: ItemsProgressResponse) {
    calls.append(.presentProgress(response))
  }

  func presentError(response: ItemsErrorResponse) {
    calls.append(.presentError(response))
  }
}

final class ItemsListPresenterOutputSpy: ItemsListPresenterOutput {
  enum Call: Equatable {
    case displayItems(ItemsViewModel)
    case displayProgress(ItemsProgressViewModel)
    case displayError(ItemsErrorViewModel)
  }

  private(set) var calls: [Call] = []

  private(set) var displayItemsCalled = false
  private(set) var displayItemsViewModel: ItemsViewModel?
  func displayItems(viewModel: ItemsViewModel) {
    calls.append(.displayItems(viewModel))
    displayItemsCalled = true
    displayItemsViewModel = viewModel
  }

  func displayProgress(viewModel: ItemsProgressViewModel) {
    calls.append(.displayProgress(viewModel))
  }

  private(set) var displayErrorViewModel: ItemsErrorViewModel?
  func displayError(viewModel: ItemsErrorViewModel) {
    calls.append(.displayError(viewModel))
    displayErrorViewModel = viewModel
  }
}

/// Holds every reply until the test sends it; answers reads at once.
final class ItemsListWorkerSpy: ItemsListWorkerProtocol {
  enum Call {
    case readItems
    case fetchItems
    case deleteItems
  }

  var readItemsResult: Result<[Item], StoreError> = .success([])
  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func readItems() throws(StoreError) -> [Item] {
    calls.append(.readItems)
    return try readItemsResult.get()
  }

  private(set) var fetchItemsCompletion: ((Result<[Item], ItemsFailure>) -> Void)?
  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    calls.append(.fetchItems)
    fetchItemsCompletion = completion
  }

  private(set) var deleteItemsCompletion: ((Result<Void, ItemsFailure>) -> Void)?
  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    calls.append(.deleteItems)
    deleteItemsCompletion = completion
  }
}

final class ItemsListRoutingLogicSpy: ItemsListRoutingLogic {
  enum Call: Equatable {
    case routeToItemDetail(row: Int)
    case routeToAddItem
  }

  private(set) var calls: [Call] = []

  func routeToItemDetail(row: Int) {
    calls.append(.routeToItemDetail(row: row))
  }

  func routeToAddItem() {
    calls.append(.routeToAddItem)
  }
}

final class ItemsListDataStoreStub: ItemsListDataStore {
  var items: [Item] = []
  var addedItem: Item?
}
