import Items

@testable import CleanSwift

/// Passes a request on to `next`, where a test is about the whole cycle.
final class ItemsListViewControllerOutputSpy: ItemsListViewControllerOutput {
  private let record: Record
  private let next: (any ItemsListViewControllerOutput)?

  init(_ record: Record, next: (any ItemsListViewControllerOutput)? = nil) {
    self.record = record
    self.next = next
  }

  func showItems(request: ShowItemsRequest) {
    record.note()
    next?.showItems(request: request)
  }

  private(set) var fetchItemsRequest: FetchItemsRequest?
  func fetchItems(request: FetchItemsRequest) {
    record.note()
    fetchItemsRequest = request
    next?.fetchItems(request: request)
  }

  func reloadItems(request: ReloadItemsRequest) {
    record.note()
    next?.reloadItems(request: request)
  }

  private(set) var deleteItemsCalled = false
  func deleteItems(request: DeleteItemsRequest) {
    record.note()
    deleteItemsCalled = true
    next?.deleteItems(request: request)
  }
}

/// Passes a response on to `next`, where a test is about the whole cycle.
final class ItemsListInteractorOutputSpy: ItemsListInteractorOutput {
  private let record: Record
  private let next: (any ItemsListInteractorOutput)?

  init(_ record: Record, next: (any ItemsListInteractorOutput)? = nil) {
    self.record = record
    self.next = next
  }

  private(set) var presentItemsResponse: ItemsResponse?
  func presentItems(response: ItemsResponse) {
    record.note()
    presentItemsResponse = response
    next?.presentItems(response: response)
  }

  private(set) var presentUnchangedItemsResponse: UnchangedItemsResponse?
  func presentUnchangedItems(response: UnchangedItemsResponse) {
    record.note()
    presentUnchangedItemsResponse = response
    next?.presentUnchangedItems(response: response)
  }

  private(set) var presentProgressResponse: ItemsProgressResponse?
  func presentProgress(response: ItemsProgressResponse) {
    record.note()
    presentProgressResponse = response
    next?.presentProgress(response: response)
  }

  private(set) var presentErrorResponse: ItemsErrorResponse?
  func presentError(response: ItemsErrorResponse) {
    record.note()
    presentErrorResponse = response
    next?.presentError(response: response)
  }
}

/// Passes a view model on to `next`, where a test is about the whole cycle.
final class ItemsListPresenterOutputSpy: ItemsListPresenterOutput {
  private let record: Record
  private weak var next: (any ItemsListPresenterOutput)?

  init(_ record: Record, next: (any ItemsListPresenterOutput)? = nil) {
    self.record = record
    self.next = next
  }

  private(set) var displayItemsCalled = false
  private(set) var displayItemsViewModel: ItemsViewModel?
  func displayItems(viewModel: ItemsViewModel) {
    record.note()
    displayItemsCalled = true
    displayItemsViewModel = viewModel
    next?.displayItems(viewModel: viewModel)
  }

  private(set) var displayUnchangedItemsViewModel: UnchangedItemsViewModel?
  func displayUnchangedItems(viewModel: UnchangedItemsViewModel) {
    record.note()
    displayUnchangedItemsViewModel = viewModel
    next?.displayUnchangedItems(viewModel: viewModel)
  }

  private(set) var displayProgressViewModel: ItemsProgressViewModel?
  func displayProgress(viewModel: ItemsProgressViewModel) {
    record.note()
    displayProgressViewModel = viewModel
    next?.displayProgress(viewModel: viewModel)
  }

  private(set) var displayErrorViewModel: ItemsErrorViewModel?
  func displayError(viewModel: ItemsErrorViewModel) {
    record.note()
    displayErrorViewModel = viewModel
    next?.displayError(viewModel: viewModel)
  }
}

/// Answers reads at once, and holds every other reply until the test sends it.
final class ItemsListWorkerSpy: ItemsListWorkerProtocol {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  var readItemsResult: Result<[Item], StoreError> = .success([])
  func readItems() throws(StoreError) -> [Item] {
    record.note()
    return try readItemsResult.get()
  }

  /// Answers a fetch at once.
  var fetchItemsResult: Result<[Item], ItemsFailure>?
  private(set) var fetchItemsCompletion: ((Result<[Item], ItemsFailure>) -> Void)?
  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    record.note()
    fetchItemsCompletion = completion
    if let fetchItemsResult { completion(fetchItemsResult) }
  }

  private(set) var deleteItemsCompletion: ((Result<Void, ItemsFailure>) -> Void)?
  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    record.note()
    deleteItemsCompletion = completion
  }
}

final class ItemsListRoutingLogicSpy: ItemsListRoutingLogic {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var routeToItemDetailRow: Int?
  func routeToItemDetail(row: Int) {
    record.note()
    routeToItemDetailRow = row
  }

  private(set) var routeToAddItemCalled = false
  func routeToAddItem() {
    record.note()
    routeToAddItemCalled = true
  }
}

final class ItemsListDataStoreSpy: ItemsListDataStore {
  private let record: Record
  var items: [Item] = []
  var addedItem: Item? { didSet { record.note() } }

  init(_ record: Record) {
    self.record = record
  }
}
