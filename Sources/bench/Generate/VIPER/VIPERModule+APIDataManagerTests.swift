extension VIPERModule {
  var apiDataManagerTests: String {
    #"""
    import Items
    import VIPER
    import XCTest

    /// Describes \#(name)'s API data manager; names read describe, context, it.
    final class \#(name)APIDataManagerTests: XCTestCase {
      private var log: CallLog!
      private var client: ItemsClientSpy!
      private var sut: \#(name)APIDataManager!

      override func setUp() {
        log = CallLog()
        client = ItemsClientSpy(log)
        sut = \#(name)APIDataManager(client: client)
      }

      override func tearDown() {
        sut = nil
      }

      /// Extra.
      func testGettingItems_passesTheReplyOn() {
        var results: [QueryResult<[Item]>] = []
        sut.getItems { results.append($0) }
        XCTAssertTrue(client.fetchItemsWasCalled)
        XCTAssertEqual(results, [])
        client.fetchItemsCompletions.last?(.success([.milk, .plants]))
        sut.getItems { results.append($0) }
        client.fetchItemsCompletions.last?(.failure(.offline))
        XCTAssertEqual(results, [.success([.milk, .plants]), .failure(.offline)])
        XCTAssertEqual(log.calls, ["client.fetchItems", "client.fetchItems"])
      }

      /// Extra.
      func testCancelling_cancelsTheRequestAndIgnoresItsReply() {
        var results: [QueryResult<[Item]>] = []
        sut.getItems { results.append($0) }
        sut.cancel()
        sut.cancel()
        client.fetchItemsCompletions.last?(.success([.milk]))
        XCTAssertEqual(results, [.cancelled])
        XCTAssertEqual(log.calls, ["client.fetchItems", "fetchItems.cancel"])
      }

      /// Extra.
      func testCancelling_whenNothingIsUnderWay_doesNothing() {
        sut.cancel()
        sut.getItems { _ in }
        client.fetchItemsCompletions.last?(.success([]))
        sut.cancel()
        XCTAssertEqual(log.calls, ["client.fetchItems"])
      }

      /// Extra.
      func testReply_whenTheDataManagerIsGone_reachesNobody() {
        sut.getItems { _ in XCTFail("nobody asks any more") }
        weak let weakDataManager = sut
        sut = nil
        XCTAssertNil(weakDataManager)
        client.fetchItemsCompletions.last?(.success([]))
        XCTAssertEqual(log.calls, ["client.fetchItems"])
      }
    }

    """#
  }
}
