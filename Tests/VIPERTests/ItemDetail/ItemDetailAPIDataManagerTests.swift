import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the detail's API data manager.
final class ItemDetailAPIDataManagerTests: XCTestCase {
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var results: [QueryResult<ItemDetail>]!
  private var sut: ItemDetailAPIDataManager!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    results = []
    sut = ItemDetailAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe getting a detail

  /// D2 D3.
  func test_whenGettingADetail_itPassesTheReplyOn() {
    sut.getDetail(of: 7) { self.results.append($0) }
    XCTAssertEqual(client.fetchDetailID, 7)
    complete(client.fetchDetailCompletions, with: .success(detail))
    sut.getDetail(of: 8) { self.results.append($0) }
    complete(client.fetchDetailCompletions, 1, with: .failure(.notFound))
    XCTAssertEqual(results, [.success(detail), .failure(.notFound)])
    XCTAssertEqual(log.calls, ["client.fetchDetail", "client.fetchDetail"])
  }

  // MARK: describe cancelling

  /// D4 X5 X4.
  func test_whenCancelling_itEndsTheQueryAsCancelled() {
    sut.getDetail(of: 7) { self.results.append($0) }
    sut.cancel()
    complete(client.fetchDetailCompletions, with: .success(detail))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.fetchDetail", "fetchDetail.cancel"])
  }
}
