import Items

/// Queries the server for the list.
package final class ItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  package var notificationCenter: QueryNotificationCenter?
  private let client: any ItemsClient
  private var query: (any Cancellable)?

  package init(client: any ItemsClient) {
    self.client = client
  }

  package func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
    let query = QueryTask.items(from: client, notifying: notificationCenter)
    self.query = query
    query.addHandler(completion)
  }

  package func deleteItems(completion: @escaping (QueryResult<Void>) -> Void) {
    let query = QueryTask.start(client.deleteItems)
    self.query = query
    query.addHandler(completion)
  }

  package func cancel() {
    query?.cancel()
  }
}
