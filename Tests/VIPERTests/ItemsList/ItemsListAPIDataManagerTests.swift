import Items
import VIPER
import XCTest

/// Describes the list's API data manager; names read describe, context, it.
final class ItemsListAPIDataManagerTests: XCTestCase {
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var sut: ItemsListAPIDataManager!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    sut = ItemsListAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  /// L2 L3.
  func testGettingItems_passesTheReplyOn() {
    var results: [QueryResult<[Item]>] = []
    sut.getItems { results.append($0) }
    XCTAssertTrue(client.fetchItemsWasCalled)
    XCTAssertEqual(results, [])
    client.fetchItemsCompletions[0](.success([.milk, .plants]))
    sut.getItems { results.append($0) }
    client.fetchItemsCompletions[1](.failure(.offline))
    XCTAssertEqual(results, [.success([.milk, .plants]), .failure(.offline)])
    XCTAssertEqual(log.calls, ["client.fetchItems", "client.fetchItems"])
  }

  /// L8.
  func testDeletingItems_passesTheReplyOn() {
    sut.deleteItems(completion: note)
    XCTAssertTrue(client.deleteItemsWasCalled)
    client.deleteItemsCompletions[0](.success(()))
    sut.deleteItems(completion: note)
    client.deleteItemsCompletions[1](.failure(.timedOut))
    XCTAssertEqual(
      log.calls, ["client.deleteItems", "deleted", "client.deleteItems", "failed: timedOut"])
  }

  /// X5 A4 X4.
  func testCancelling_whileGettingItems_cancelsTheRequestAndIgnoresItsReply() {
    var results: [QueryResult<[Item]>] = []
    sut.getItems { results.append($0) }
    sut.cancel()
    client.fetchItemsCompletions[0](.success([.milk]))
    client.fetchItemsCompletions[0](.failure(.offline))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.fetchItems", "fetchItems.cancel"])
  }

  /// X5 X4.
  func testCancelling_whileDeletingItems_cancelsTheRequestAndIgnoresItsReply() {
    sut.deleteItems(completion: note)
    sut.cancel()
    client.deleteItemsCompletions[0](.success(()))
    XCTAssertEqual(log.calls, ["client.deleteItems", "cancelled", "deleteItems.cancel"])
  }

  /// X5.
  func testCancelling_whenNothingIsUnderWay_doesNothing() {
    sut.cancel()
    sut.getItems { _ in }
    client.fetchItemsCompletions[0](.success([]))
    sut.cancel()
    XCTAssertEqual(log.calls, ["client.fetchItems"])
  }

  /// X2 X4.
  func testReply_whenTheDataManagerIsGone_reachesNobody() {
    sut.getItems { _ in XCTFail("nobody asks any more") }
    weak let weakDataManager = sut
    sut = nil
    XCTAssertNil(weakDataManager)
    client.fetchItemsCompletions[0](.success([]))
    XCTAssertEqual(log.calls, ["client.fetchItems"])
  }

  /// Extra.
  func testGettingItems_whenThereIsANotificationCenter_publishesBeforeTheCallerHears() {
    let center = QueryNotificationCenter()
    sut.notificationCenter = center
    let subscription = center.subscribe(to: ItemsQueryDidFinish.self) { [log] in
      log?.note("published \($0.result)")
    }
    let ends: [(result: QueryResult<[Item]>, end: () -> Void)] = [
      (.success([.milk]), { self.client.fetchItemsCompletions[0](.success([.milk])) }),
      (.failure(.offline), { self.client.fetchItemsCompletions[1](.failure(.offline)) }),
      (.cancelled, { self.sut.cancel() }),
    ]
    for (result, end) in ends {
      sut.getItems { [log] in log?.note("completed \($0)") }
      log.removeAll()
      end()
      XCTAssertEqual(
        Array(log.calls.prefix(2)), ["published \(result)", "completed \(result)"])
    }
    withExtendedLifetime(subscription) {}
  }

  private func note(_ result: QueryResult<Void>) {
    switch result {
    case .success: log.note("deleted")
    case .failure(let error): log.note("failed: \(error)")
    case .cancelled: log.note("cancelled")
    }
  }
}
