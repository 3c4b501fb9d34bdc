import Items

/// Sends a new item to the server.
package final class AddItemAPIDataManager: AddItemAPIDataManagerInputProtocol {
  private let client: any ItemsClient
  private var query: (any Cancellable)?

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func createItem(
    _ newItem: NewItem, completion: @escaping (QueryResult<Item>) -> Void
  ) {
    let query = QueryTask.start { client.createItem(newItem, completion: $0) }
    self.query = query
    query.addHandler(completion)
  }

  package func cancel() {
    query?.cancel()
  }
}
