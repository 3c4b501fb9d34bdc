import Items
import ItemsNetworking

/// Adds a new item on the server, and then on this device.
package final class AddItemWorker {
  package weak var presenter: (any AddItem_PresentData)?
  private let client: any ItemsClient
  private let store: any ItemWriting
  private let request = RequestSlot()

  init(client: any ItemsClient, store: any ItemWriting) {
    self.client = client
    self.store = store
  }

  private func finish(_ result: Result<Item, NetworkError>) {
    switch result {
    case .success(let item):
      // A store error is ignored: the server has the item, and the list will load it.
      try? store.insert(item)
      presenter?.presentSuccess()
    case .failure(let error):
      presenter?.presentError(.network(error))
    }
  }
}

extension AddItemWorker: AddItem_ManageData {
  package func add(_ newItem: NewItem) {
    request.start {
      client.createItem(newItem, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  package func cancel() {
    request.cancel()
  }
}
