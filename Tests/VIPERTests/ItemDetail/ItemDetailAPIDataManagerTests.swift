import Items
import VIPER
import XCTest

/// Describes the detail's API data manager; names read describe, context, it.
final class ItemDetailAPIDataManagerTests: XCTestCase {
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var sut: ItemDetailAPIDataManager!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    sut = ItemDetailAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  /// D2 D3.
  func testGettingADetail_passesTheReplyOn() {
    let detail = ItemDetail(item: .milk, explanation: "Two litres.")
    var results: [QueryResult<ItemDetail>] = []
    sut.getDetail(of: 7) { results.append($0) }
    XCTAssertTrue(client.fetchDetailWasCalled)
    XCTAssertEqual(client.fetchDetailID, 7)
    XCTAssertEqual(results, [])
    client.fetchDetailCompletions[0](.success(detail))
    sut.getDetail(of: 8) { results.append($0) }
    client.fetchDetailCompletions[1](.failure(.notFound))
    XCTAssertEqual(results, [.success(detail), .failure(.notFound)])
    XCTAssertEqual(log.calls, ["client.fetchDetail(of: 7)", "client.fetchDetail(of: 8)"])
  }

  /// X5 D4 X4.
  func testCancelling_cancelsTheRequestAndIgnoresItsReply() {
    var results: [QueryResult<ItemDetail>] = []
    sut.cancel()
    sut.getDetail(of: 7) { results.append($0) }
    sut.cancel()
    sut.cancel()
    client.fetchDetailCompletions[0](.success(ItemDetail(item: .milk, explanation: "")))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.fetchDetail(of: 7)", "fetchDetail.cancel"])
  }
}
