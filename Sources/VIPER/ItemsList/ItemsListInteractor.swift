import Items

/// Loads and deletes the items, one request at a time.
package final class ItemsListInteractor: ItemsListInteractorInputProtocol {
  /// What the request in progress is for.
  private enum Work {
    case loading, deleting
  }

  package weak var presenter: (any ItemsListInteractorOutputProtocol)?
  package var apiDataManager: (any ItemsListAPIDataManagerInputProtocol)?
  package var localDataManager: (any ItemsListLocalDataManagerInputProtocol)?
  private var work: Work?
  /// A pull waits for the load in progress, or for the load that replaces it.
  private var isPullWaiting = false

  package func openItems() {
    localDataManager?.getItems { result in
      // A store that can't be read counts as empty: the load brings the items anyway.
      let items = (try? result.get()) ?? []
      if !items.isEmpty { presenter?.presentItems(items, pulledToRefresh: false) }
    }
    load(pulledToRefresh: false)
  }

  package func loadItems(pulledToRefresh: Bool) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard work != .deleting else { return }
    if pulledToRefresh { isPullWaiting = true }
    if work == nil { load(pulledToRefresh: pulledToRefresh) }
  }

  package func reloadItems() {
    load(pulledToRefresh: false)
  }

  package func deleteItems() {
    guard work == nil else { return }
    work = .deleting
    presenter?.presentDeleting()
    apiDataManager?.deleteItems { [weak self] result in
      switch result {
      case .success: self?.clear()
      case .failure(let error): self?.fail(.network(error))
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

  /// Presents the items that were saved, so that screen and store agree.
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
    let pullWaited = end()
    presenter?.presentItems(items, pulledToRefresh: pullWaited)
  }

  private func fail(_ failure: ItemsFailure) {
    let pullWaited = end()
    presenter?.presentError(failure, pulledToRefresh: pullWaited)
  }

  /// Ends the work and returns whether a pull waited for it.
  ///
  /// The presenter is called afterwards, because it may request the next load within the call.
  private func end() -> Bool {
    defer { isPullWaiting = false }
    work = nil
    return isPullWaiting
  }
}
