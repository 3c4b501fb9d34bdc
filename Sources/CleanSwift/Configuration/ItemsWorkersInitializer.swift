import Items
import ItemsNetworking

/// Creates workers that share one client and one store.
package final class ItemsWorkersInitializer: WorkersInitializer {
  private let client: any ItemsClient
  private let store: any ItemReading & ItemWriting

  package init(client: any ItemsClient, store: any ItemReading & ItemWriting) {
    self.client = client
    self.store = store
  }

  package func makeItemsListWorker() -> any ItemsListWorkerProtocol {
    ItemsListWorker(client: client, store: store)
  }

  package func makeItemDetailWorker() -> any ItemDetailWorkerProtocol {
    ItemDetailWorker(client: client)
  }

  package func makeAddItemWorker() -> any AddItemWorkerProtocol {
    AddItemWorker(client: client, store: store)
  }
}
