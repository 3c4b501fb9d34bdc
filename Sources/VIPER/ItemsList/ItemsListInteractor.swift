import Items
import ItemsNetworking

/// Loads and deletes the items, one request at a time.
package final class ItemsListInteractor: ItemsListInteractorInputProtocol {
  /// What a request is under way for.
  private enum Work {
    case loading, deleting
  }

  package weak var presenter: (any ItemsListInteractorOutputProtocol)?
  package var apiDataManager: (any ItemsListAPIDataManagerInputProtocol)?
  package var localDataManager: (any ItemsListLocalDataManagerInputProtocol)?
  private var work: Work?
  /// A pull waits for the load under way, or for the one that replaces it.
  private var isPullWaiting = false
  private var hasItems = false

  package init() {}

  package func openItems() {
    guard work == nil else { return }
    localDataManager?.getItems { result in
      // A store that can't be read counts as empty: the items are on their way anyway.
      let items = (try? result.get()) ?? []
      if !items.isEmpty { present(items, pulledToRefresh: false) }
    }
    load(pulledToRefresh: false)
  }

  package func loadItems(pulledToRefresh: Bool) {
    guard work != .deleting else { return }
    if pulledToRefresh { isPullWaiting = true }
    if work == nil { load(pulledToRefresh: pulledToRefresh) }
  }

  package func reloadItems() {
    load(pulledToRefresh: false)
  }

  package func deleteItems() {
    guard work == nil, hasItems else { return }
    work = .deleting
    presenter?.presentDeleting()
    apiDataManager?.deleteItems { [weak self] result in
      switch result {
      case .success: self?.clear()
      case .failure(let error): self?.fail(.network(error))
      // Another query has taken its place.
      case .cancelled: break
      }
    }
  }

  private func load(pulledToRefresh: Bool) {
    // Set first: the client may answer synchronously.
    work = .loading
    presenter?.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
    apiDataManager?.getItems { [weak self] result in
      switch result {
      case .success(let items): self?.save(items)
      case .failure(let error): self?.fail(.network(error))
      // Another query has taken its place.
      case .cancelled: break
      }
    }
  }

  private func save(_ items: [Item]) {
    localDataManager?.replaceItems(with: items) { result in
      switch result {
      case .success: read()
      case .failure(let error): fail(.store(error))
      }
    }
  }

  /// What is shown is what was saved, so that screen and store agree.
  private func read() {
    presenter?.presentLoadingFromDatabase(pulledToRefresh: isPullWaiting)
    localDataManager?.getItems { result in
      switch result {
      case .success(let items): succeed(with: items)
      case .failure(let error): fail(.store(error))
      }
    }
  }

  private func clear() {
    localDataManager?.deleteItems { result in
      switch result {
      case .success: succeed(with: [])
      case .failure(let error): fail(.store(error))
      }
    }
  }

  private func succeed(with items: [Item]) {
    let pulledToRefresh = end()
    present(items, pulledToRefresh: pulledToRefresh)
  }

  private func fail(_ failure: ItemsFailure) {
    let pulledToRefresh = end()
    presenter?.presentError(failure, pulledToRefresh: pulledToRefresh)
  }

  /// Returns whether a pull waited.
  private func end() -> Bool {
    defer { isPullWaiting = false }
    work = nil
    return isPullWaiting
  }

  private func present(_ items: [Item], pulledToRefresh: Bool) {
    hasItems = !items.isEmpty
    presenter?.presentItems(items, pulledToRefresh: pulledToRefresh)
  }
}
