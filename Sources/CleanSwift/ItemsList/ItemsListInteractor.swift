import Items
import ItemsNetworking

/// What the list's interactor can be asked.
package protocol ItemsListInteractorInput: AnyObject {
  /// Presents what this device has, if anything, then loads, unless a request is under way.
  func openList(request: OpenListRequest)

  /// Loads; while a request is under way it does nothing, and a pull's indicator ends with that request.
  func fetchItems(request: FetchItemsRequest)

  /// Loads, in place of whatever is under way, if the data store says that an item was added.
  func reloadItems(request: ReloadItemsRequest)

  /// Deletes all items on server and device, unless a request is under way or there are none.
  func deleteItems(request: DeleteItemsRequest)
}

/// What the list's interactor hands over.
package protocol ItemsListInteractorOutput: AnyObject {
  func presentItems(response: ItemsResponse)
  func presentUnchangedItems(response: UnchangedItemsResponse)
  func presentProgress(response: ItemsProgressResponse)
  func presentError(response: ItemsErrorResponse)
}

/// What the list shares with the scenes it leads to.
package protocol ItemsListDataStore: AnyObject {
  /// The items behind the rows, in their order.
  var items: [Item] { get }

  /// Whether an item was added since the list last asked; set by the router that leads back here.
  var itemWasAdded: Bool { get set }
}

/// Loads and deletes the items, one request at a time.
package final class ItemsListInteractor: ItemsListDataStore {
  package var output: (any ItemsListInteractorOutput)?
  package private(set) var items: [Item] = []
  package var itemWasAdded = false
  private let worker: any ItemsListWorkerProtocol
  private var isBusy = false

  package init(worker: any ItemsListWorkerProtocol) {
    self.worker = worker
  }

  private func load(_ work: ItemsProgressResponse.Work) {
    // Set first: the client may answer synchronously.
    begin(work)
    worker.fetchItems { [weak self] in self?.finish($0) }
  }

  private func begin(_ work: ItemsProgressResponse.Work) {
    isBusy = true
    output?.presentProgress(response: ItemsProgressResponse(work: work))
  }

  private func finish(_ result: Result<[Item], ItemsFailure>) {
    isBusy = false
    switch result {
    case .success(let items): present(items)
    case .failure(let failure):
      output?.presentError(
        response: ItemsErrorResponse(failure: failure, hasItems: !items.isEmpty))
    }
  }

  private func present(_ items: [Item]) {
    if items == self.items {
      output?.presentUnchangedItems(response: UnchangedItemsResponse(hasItems: !items.isEmpty))
    } else {
      self.items = items
      output?.presentItems(response: ItemsResponse(items: items))
    }
  }
}

extension ItemsListInteractor: ItemsListInteractorInput {
  package func openList(request: OpenListRequest) {
    guard !isBusy else { return }
    // A store that can't be read counts as empty, and an empty one shows nothing: the items are on their way.
    if let items = try? worker.readItems(), !items.isEmpty { present(items) }
    load(.loading)
  }

  package func fetchItems(request: FetchItemsRequest) {
    guard !isBusy else { return }
    load(request.isPull ? .refreshing : .loading)
  }

  package func reloadItems(request: ReloadItemsRequest) {
    guard itemWasAdded else { return }
    itemWasAdded = false
    load(.loading)
  }

  package func deleteItems(request: DeleteItemsRequest) {
    guard !isBusy, !items.isEmpty else { return }
    begin(.deleting)
    worker.deleteItems { [weak self] result in self?.finish(result.map { [] }) }
  }
}
