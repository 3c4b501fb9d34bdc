import Items
import ItemsNetworking

/// Fetches the explanation of an item, which the list doesn't have.
package final class ItemDetailWorker {
  package weak var presenter: (any ItemDetail_PresentData)?
  private let client: any ItemsClient
  private let request = RequestSlot()

  init(client: any ItemsClient) {
    self.client = client
  }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    switch result {
    case .success(let detail): presenter?.present(detail: detail)
    case .failure(let error): presenter?.presentError(.network(error))
    }
  }
}

extension ItemDetailWorker: ItemDetail_ManageData {
  package func fetchDetail(of id: Item.ID) {
    request.start {
      client.fetchDetail(of: id, completion: $0)
    } then: { [weak self] in
      self?.finish($0)
    }
  }

  package func cancel() {
    request.cancel()
  }
}
