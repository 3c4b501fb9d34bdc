extension VIPERModule {
  var localDataManager: String {
    #"""
    import Items

    /// Keeps the items on this device.
    \#(opening("package final class", "LocalDataManager", "LocalDataManagerInputProtocol"))
      private let store: any ItemReading & ItemWriting

      package init(store: any ItemReading & ItemWriting) {
        self.store = store
      }

      package func getItems(completion: @escaping (Result<[Item], StoreError>) -> Void) {
        completion(Result { () throws(StoreError) in try store.readAll() })
      }

      package func replaceItems(
        with items: [Item], completion: @escaping (Result<Void, StoreError>) -> Void
      ) {
        completion(Result { () throws(StoreError) in try store.replaceAll(with: items) })
      }
    }

    """#
  }
}
