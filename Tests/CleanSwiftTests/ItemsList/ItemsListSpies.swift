import HeadlessKit
import Items

@testable import CleanSwift

/// The calls in the list's cycle.
enum ItemsListCall: Equatable {
  case openList
  case fetchItems(FetchItemsRequest)
  case reloadItems
  case deleteItems

  case presentItems(ItemsResponse)
  case presentUnchangedItems(UnchangedItemsResponse)
  case presentProgress(ItemsProgressResponse)
  case presentError(ItemsErrorResponse)

  case displayItems(ItemsViewModel)
  case displayStatus(ItemsStatusViewModel)

  case worker(Worker)
  case routeToItemDetail(row: Int)
  case routeToAddItem

  enum Worker {
    case readItems
    case fetchItems
    case deleteItems
  }
}

/// Passes each request on to `next`, if there is one.
final class ItemsListViewControllerOutputSpy: ItemsListViewControllerOutput {
  private let log: CallLog<ItemsListCall>
  private let next: (any ItemsListViewControllerOutput)?
  var onOpenList: () -> Void = {}

  init(_ log: CallLog<ItemsListCall>, next: (any ItemsListViewControllerOutput)? = nil) {
    self.log = log
    self.next = next
  }

  func openList(request: OpenListRequest) {
    log.add(.openList)
    onOpenList()
    next?.openList(request: request)
  }

  func fetchItems(request: FetchItemsRequest) {
    log.add(.fetchItems(request))
    next?.fetchItems(request: request)
  }

  func reloadItems(request: ReloadItemsRequest) {
    log.add(.reloadItems)
    next?.reloadItems(request: request)
  }

  func deleteItems(request: DeleteItemsRequest) {
    log.add(.deleteItems)
    next?.deleteItems(request: request)
  }
}

/// Passes each response on to `next`, if there is one.
final class ItemsListInteractorOutputSpy: ItemsListInteractorOutput {
  private let log: CallLog<ItemsListCall>
  private let next: (any ItemsListInteractorOutput)?

  init(_ log: CallLog<ItemsListCall>, next: (any ItemsListInteractorOutput)? = nil) {
    self.log = log
    self.next = next
  }

  func presentItems(response: ItemsResponse) {
    log.add(.presentItems(response))
    next?.presentItems(response: response)
  }

  func presentUnchangedItems(response: UnchangedItemsResponse) {
    log.add(.presentUnchangedItems(response))
    next?.presentUnchangedItems(response: response)
  }

  func presentProgress(response: ItemsProgressResponse) {
    log.add(.presentProgress(response))
    next?.presentProgress(response: response)
  }

  func presentError(response: ItemsErrorResponse) {
    log.add(.presentError(response))
    next?.presentError(response: response)
  }
}

/// Passes each view model on to `next`, if there is one.
final class ItemsListPresenterOutputSpy: ItemsListPresenterOutput {
  private let log: CallLog<ItemsListCall>
  private weak var next: (any ItemsListPresenterOutput)?

  init(_ log: CallLog<ItemsListCall>, next: (any ItemsListPresenterOutput)? = nil) {
    self.log = log
    self.next = next
  }

  func displayItems(viewModel: ItemsViewModel) {
    log.add(.displayItems(viewModel))
    next?.displayItems(viewModel: viewModel)
  }

  func displayStatus(viewModel: ItemsStatusViewModel) {
    log.add(.displayStatus(viewModel))
    next?.displayStatus(viewModel: viewModel)
  }
}

final class ItemsListWorkerSpy: ItemsListWorkerProtocol {
  private let log: CallLog<ItemsListCall>
  var readItemsResult: Result<[Item], StoreError> = .success([])
  /// Completes a fetch within the call; `nil` leaves the reply to the test.
  var fetchItemsResult: Result<[Item], ItemsFailure>?
  private(set) var fetchItemsCompletion: ((Result<[Item], ItemsFailure>) -> Void)?
  /// Completes a delete within the call; `nil` leaves the reply to the test.
  var deleteItemsResult: Result<Void, ItemsFailure>?
  private(set) var deleteItemsCompletion: ((Result<Void, ItemsFailure>) -> Void)?

  init(_ log: CallLog<ItemsListCall>) {
    self.log = log
  }

  func readItems() throws(StoreError) -> [Item] {
    log.add(.worker(.readItems))
    return try readItemsResult.get()
  }

  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    log.add(.worker(.fetchItems))
    fetchItemsCompletion = completion
    if let fetchItemsResult { completion(fetchItemsResult) }
  }

  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    log.add(.worker(.deleteItems))
    deleteItemsCompletion = completion
    if let deleteItemsResult { completion(deleteItemsResult) }
  }
}

final class ItemsListRouterSpy: ItemsListRoutingLogic, ItemsListDataPassing {
  private let log: CallLog<ItemsListCall>
  var dataStore: (any ItemsListDataStore)?

  init(_ log: CallLog<ItemsListCall>) {
    self.log = log
  }

  func routeToItemDetail(row: Int) {
    log.add(.routeToItemDetail(row: row))
  }

  func routeToAddItem() {
    log.add(.routeToAddItem)
  }
}

final class ItemsListDataStoreSpy: ItemsListDataStore {
  private let log: CallLog<OuterCall>
  var items: [Item] = []
  var itemWasAdded = false { didSet { log.add(.setItemWasAdded(itemWasAdded)) } }

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }
}

/// Counts the cells that a table asks for, and passes each question on.
final class TableViewDataSourceSpy: TableViewDataSource {
  private let next: any TableViewDataSource
  private(set) var cellCount = 0

  init(next: any TableViewDataSource) {
    self.next = next
  }

  func numberOfRows(in tableView: TableView) -> Int {
    next.numberOfRows(in: tableView)
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    cellCount += 1
    return next.tableView(tableView, cellForRowAt: row)
  }
}
