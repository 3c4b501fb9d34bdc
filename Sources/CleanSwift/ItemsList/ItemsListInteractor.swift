import Items

/// What the list's interactor does for the view controller.
protocol ItemsListInteractorInput: AnyObject {
  func openList(request: OpenListRequest)
  func fetchItems(request: FetchItemsRequest)
  func reloadItems(request: ReloadItemsRequest)
  func deleteItems(request: DeleteItemsRequest)
}

/// What the list's interactor needs from the presenter.
package protocol ItemsListInteractorOutput: AnyObject {
  /// Formats the items for the rows.
  func presentItems(response: ItemsResponse)

  /// Decides what shows beside unchanged rows when a network request has ended.
  func presentUnchangedItems(response: UnchangedItemsResponse)

  /// Decides what shows, and what the user can do, while a network request is in progress.
  func presentProgress(response: ItemsProgressResponse)

  /// Turns the failure into a message.
  func presentError(response: ItemsErrorResponse)
}

/// What the list shares with the other scenes.
package protocol ItemsListDataStore: AnyObject {
  /// The items behind the rows, in the same order.
  var items: [Item] { get }

  /// Whether an item was added after the last reload; the form's router sets it.
  var itemWasAdded: Bool { get set }
}

/// Loads and deletes the items, one request at a time.
package final class ItemsListInteractor: ItemsListDataStore {
  package var output: (any ItemsListInteractorOutput)?
  package private(set) var items: [Item] = []
  package var itemWasAdded = false
  private let worker: any ItemsListWorkerProtocol
  private var isBusy = false

  init(worker: any ItemsListWorkerProtocol) {
    self.worker = worker
  }

  private func load(_ work: ItemsProgressResponse.Work) {
    begin(work)
    worker.fetchItems { [weak self] in self?.finish($0) }
  }

  private func begin(_ work: ItemsProgressResponse.Work) {
    // Set before the request is sent, because the client may answer synchronously.
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
    // If nothing was stored or loaded before, a reply without items changes nothing.
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
    // A store that can't be read counts as empty. An empty store isn't presented, because a load follows.
    if let items = try? worker.readItems(), !items.isEmpty { present(items) }
    load(.loading)
  }

  package func fetchItems(request: FetchItemsRequest) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
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
    worker.deleteItems { [weak self] result in
      // After a successful delete there are no items.
      self?.finish(result.map { [] })
    }
  }
}
