import Items
import ItemsNetworking

/// Fetches and deletes the items, on the server and on this device, one request at a time.
package final class ItemsListWorker {
  package weak var presenter: (any ItemsList_PresentData)?
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting
  private let request = RequestSlot()

  init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  private func finishFetching(_ result: Result<[Item], NetworkError>) {
    // The stored items are presented, not those of the reply, so that screen and store agree.
    let stored = result.storing { items throws(StoreError) in
      try store.replaceAll(with: items)
      return try store.readAll()
    }
    finish(stored)
  }

  private func finishDeleting(_ result: Result<Void, NetworkError>) {
    let noItems = result.storing(store.removeAll).map { [Item]() }
    finish(noItems)
  }

  private func finish(_ result: Result<[Item], ItemsFailure>) {
    switch result {
    case .success(let items): presenter?.present(items: items)
    case .failure(let failure): presenter?.presentError(failure)
    }
  }
}

extension ItemsListWorker: ItemsList_ManageData {
  package func readItems() {
    // A store that can't be read counts as empty, because a fetch follows anyway.
    presenter?.present(storedItems: (try? store.readAll()) ?? [])
  }

  package func fetchItems() {
    request.start(client.fetchItems) { [weak self] in self?.finishFetching($0) }
  }

  package func deleteAllItems() {
    request.start(client.deleteItems) { [weak self] in self?.finishDeleting($0) }
  }
}
