import Items

/// Gets and deletes the items, on the server and on this device, one request at a time.
package final class ItemsListWorker {
  package weak var presenter: (any ItemsList_PresentData)?
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private let request = RequestSlot()

  package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  private func finishFetching(_ result: Result<[Item], NetworkError>) {
    do throws(ItemsFailure) {
      let items = try keep(result)
      presenter?.present(items: items)
    } catch {
      presenter?.presentError(error)
    }
  }

  /// What is presented is what was kept, so that screen and store agree.
  private func keep(_ result: Result<[Item], NetworkError>) throws(ItemsFailure) -> [Item] {
    switch result {
    case .failure(let error): throw .network(error)
    case .success(let items):
      do {
        try store.replaceAll(with: items)
        return try store.readAll()
      } catch {
        throw .store(error)
      }
    }
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    do throws(ItemsFailure) {
      try forget(result)
      presenter?.present(items: [])
    } catch {
      presenter?.presentError(error)
    }
  }

  private func forget(_ result: Result<Void, NetworkError>) throws(ItemsFailure) {
    switch result {
    case .failure(let error): throw .network(error)
    case .success:
      do { try store.removeAll() } catch { throw .store(error) }
    }
  }
}

extension ItemsListWorker: ItemsList_ManageData {
  package func readItems() {
    // A store that can't be read counts as empty: the items are on their way anyway.
    presenter?.present(storedItems: (try? store.readAll()) ?? [])
  }

  package func fetchItems() {
    request.start(client.fetchItems) { [weak self] in self?.finishFetching($0) }
  }

  package func deleteAllItems() {
    request.start(client.deleteItems) { [weak self] in self?.finishDeleting($0) }
  }
}
