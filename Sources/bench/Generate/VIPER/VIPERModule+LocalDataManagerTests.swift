extension VIPERModule {
  var localDataManagerTests: String {
    #"""
    import FakeWorld
    import Items
    import VIPER
    import XCTest

    /// Describes \#(name)'s local data manager; names read describe, context, it.
    final class \#(name)LocalDataManagerTests: XCTestCase {
      private var store: InMemoryStore!
      private var sut: \#(name)LocalDataManager!

      override func setUp() {
        store = InMemoryStore(contents: [.milk])
        sut = \#(name)LocalDataManager(store: store)
      }

      /// Extra.
      func testGettingItems_readsTheStore() {
        var results: [Result<[Item], StoreError>] = []
        sut.getItems { results.append($0) }
        store.fail(.readAll, .once)
        sut.getItems { results.append($0) }
        XCTAssertEqual(results, [.success([.milk]), .failure(.readFailed)])
        XCTAssertEqual(store.calls, [.readAll, .readAll])
      }

      /// Extra.
      func testReplacingItems_deletesAndSavesInOneTransaction() {
        var errors: [StoreError?] = []
        store.fail(.replaceAll, .once)
        sut.replaceItems(with: [.plants]) { errors.append($0.error) }
        XCTAssertEqual(store.contents, [.milk])
        sut.replaceItems(with: [.plants]) { errors.append($0.error) }
        XCTAssertEqual(store.contents, [.plants])
        XCTAssertEqual(errors, [.writeFailed, nil])
        XCTAssertEqual(store.calls, [.replaceAll, .replaceAll])
      }
    }

    """#
  }
}
