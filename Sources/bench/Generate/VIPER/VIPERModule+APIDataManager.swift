extension VIPERModule {
  var apiDataManager: String {
    #"""
    import Items

    /// Queries the server for the items.
    \#(opening("package final class", "APIDataManager", "APIDataManagerInputProtocol"))
      private let client: any ItemsClient
      private var query: (any Cancellable)?

      package init(client: any ItemsClient) {
        self.client = client
      }

      package func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
        let query = QueryTask.start(client.fetchItems)
        self.query = query
        query.addHandler(completion)
      }

      package func cancel() {
        query?.cancel()
      }
    }

    """#
  }
}
