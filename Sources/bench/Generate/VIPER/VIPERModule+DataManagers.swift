extension VIPERModule {
  var apiDataManager: String {
    """
    import Items

    /// Queries the server for \(name).
    \(opening("package final class", "APIDataManager", "APIDataManagerInputProtocol"))
      private let client: any ItemsClient
      private let query = QuerySlot()

      package init(client: any ItemsClient) {
        self.client = client
      }

      package func cancel() {
        query.cancel()
      }
    }

    """
  }

  var apiDataManagerTests: String {
    """
    import VIPER
    import XCTest

    /// Describes \(name)'s API data manager.
    final class \(name)APIDataManagerTests: XCTestCase {
      /// Extra.
      func test_whenMade_itKeepsTheClient() {
        var client: ItemsClientSpy! = ItemsClientSpy(CallLog())
        weak let weakClient = client
        let sut = \(name)APIDataManager(client: client)
        client = nil
        withExtendedLifetime(sut) { XCTAssertNotNil(weakClient) }
      }
    }

    """
  }

  var localDataManager: String {
    """
    import Items

    /// Keeps what \(name) needs on this device.
    \(opening("package final class", "LocalDataManager", "LocalDataManagerInputProtocol"))
      private let store: any ItemReading & ItemWriting

      package init(store: any ItemReading & ItemWriting) {
        self.store = store
      }
    }

    """
  }

  var localDataManagerTests: String {
    """
    import FakeWorld
    import VIPER
    import XCTest

    /// Describes \(name)'s local data manager.
    final class \(name)LocalDataManagerTests: XCTestCase {
      /// Extra.
      func test_whenMade_itKeepsTheStore() {
        var store: InMemoryStore! = InMemoryStore()
        weak let weakStore = store
        let sut = \(name)LocalDataManager(store: store)
        store = nil
        withExtendedLifetime(sut) { XCTAssertNotNil(weakStore) }
      }
    }

    """
  }
}
