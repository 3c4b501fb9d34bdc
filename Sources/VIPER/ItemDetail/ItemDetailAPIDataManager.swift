import Items

/// Queries the server for a detail.
package final class ItemDetailAPIDataManager: ItemDetailAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private var query: (any Cancellable)?

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func getDetail(
    of id: Item.ID, completion: @escaping (QueryResult<ItemDetail>) -> Void
  ) {
    let query = QueryTask.start { client.fetchDetail(of: id, completion: $0) }
    self.query = query
    query.addHandler(completion)
  }

  package func cancel() {
    query?.cancel()
  }
}
