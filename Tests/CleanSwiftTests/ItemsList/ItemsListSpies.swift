import Items
import ItemsNetworking

@testable import CleanSwift

/// Passes a request on to `next`, where a test is about the whole cycle.
final class ItemsListViewControllerOutputSpy: ItemsListViewControllerOutput {
  private let log: CallLog
  private let next: (any ItemsListViewControllerOutput)?

  init(_ log: CallLog, next: (any ItemsListViewControllerOutput)? = nil) {
    self.log = log
    self.next = next
  }

  func openList(request: OpenListRequest) {
    log.note()
    next?.openList(request: request)
  }

  private(set) var fetchItemsRequest: FetchItemsRequest?
  func fetchItems(request: FetchItemsRequest) {
    log.note()
    fetchItemsRequest = request
    next?.fetchItems(request: request)
  }

  func reloadItems(request: ReloadItemsRequest) {
    log.note()
    next?.reloadItems(request: request)
  }

  func deleteItems(request: DeleteItemsRequest) {
    log.note()
    next?.deleteItems(request: request)
  }
}

/// Passes a response on to `next`, where a test is about the whole cycle.
final class ItemsListInteractorOutputSpy: ItemsListInteractorOutput {
  private let log: CallLog
  private let next: (any ItemsListInteractorOutput)?

  init(_ log: CallLog, next: (any ItemsListInteractorOutput)? = nil) {
    self.log = log
    self.next = next
  }

  private(set) var presentItemsResponse: ItemsResponse?
  func presentItems(response: ItemsResponse) {
    log.note()
    presentItemsResponse = response
    next?.presentItems(response: response)
  }

  private(set) var presentUnchangedItemsResponse: UnchangedItemsResponse?
  func presentUnchangedItems(response: UnchangedItemsResponse) {
    log.note()
    presentUnchangedItemsResponse = response
    next?.presentUnchangedItems(response: response)
  }

  private(set) var presentProgressResponse: ItemsProgressResponse?
  func presentProgress(response: ItemsProgressResponse) {
    log.note()
    presentProgressResponse = response
    next?.presentProgress(response: response)
  }

  private(set) var presentErrorResponse: ItemsErrorResponse?
  func presentError(response: ItemsErrorResponse) {
    log.note()
    presentErrorResponse = response
    next?.presentError(response: response)
  }
}

/// Passes a view model on to `next`, where a test is about the whole cycle.
final class ItemsListPresenterOutputSpy: ItemsListPresenterOutput {
  private let log: CallLog
  private weak var next: (any ItemsListPresenterOutput)?

  init(_ log: CallLog, next: (any ItemsListPresenterOutput)? = nil) {
    self.log = log
    self.next = next
  }

  private(set) var displayItemsViewModel: ItemsViewModel?
  func displayItems(viewModel: ItemsViewModel) {
    log.note()
    displayItemsViewModel = viewModel
    next?.displayItems(viewModel: viewModel)
  }

  private(set) var displayUnchangedItemsViewModel: UnchangedItemsViewModel?
  func displayUnchangedItems(viewModel: UnchangedItemsViewModel) {
    log.note()
    displayUnchangedItemsViewModel = viewModel
    next?.displayUnchangedItems(viewModel: viewModel)
  }

  private(set) var displayProgressViewModel: ItemsProgressViewModel?
  func displayProgress(viewModel: ItemsProgressViewModel) {
    log.note()
    displayProgressViewModel = viewModel
    next?.displayProgress(viewModel: viewModel)
  }

  private(set) var displayErrorViewModel: ItemsErrorViewModel?
  func displayError(viewModel: ItemsErrorViewModel) {
    log.note()
    displayErrorViewModel = viewModel
    next?.displayError(viewModel: viewModel)
  }
}

final class ItemsListWorkerSpy: ItemsListWorkerProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  var readItemsResult: Result<[Item], StoreError> = .success([])
  func readItems() throws(StoreError) -> [Item] {
    log.note()
    return try readItemsResult.get()
  }

  /// What a fetch is answered with at once; `nil` holds it.
  var fetchItemsResult: Result<[Item], ItemsFailure>?
  private(set) var fetchItemsCompletion: ((Result<[Item], ItemsFailure>) -> Void)?
  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    log.note()
    fetchItemsCompletion = completion
    if let fetchItemsResult { completion(fetchItemsResult) }
  }

  /// What deleting is answered with at once; `nil` holds it.
  var deleteItemsResult: Result<Void, ItemsFailure>?
  private(set) var deleteItemsCompletion: ((Result<Void, ItemsFailure>) -> Void)?
  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    log.note()
    deleteItemsCompletion = completion
    if let deleteItemsResult { completion(deleteItemsResult) }
  }
}

final class ItemsListRouterSpy: ItemsListRoutingLogic, ItemsListDataPassing {
  private let log: CallLog
  var dataStore: (any ItemsListDataStore)?

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var routeToItemDetailRow: Int?
  func routeToItemDetail(row: Int) {
    log.note()
    routeToItemDetailRow = row
  }

  func routeToAddItem() {
    log.note()
  }
}

final class ItemsListDataStoreSpy: ItemsListDataStore {
  private let log: CallLog
  var items: [Item] = []
  var itemWasAdded = false { didSet { log.note() } }

  init(_ log: CallLog) {
    self.log = log
  }
}
