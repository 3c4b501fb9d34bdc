import Items
import XCTest

@testable import VIPER

/// Describes the detail's API data manager.
final class ItemDetailAPIDataManagerTests: XCTestCase {
  private let detail = ItemDetail(item: .milk, explanation: "Two litres.")
  private var client: ItemsClientSpy!
  private var results: [Result<ItemDetail, NetworkError>]!
  private var sut: ItemDetailAPIDataManager!

  override func setUp() {
    client = ItemsClientSpy()
    results = []
    sut = ItemDetailAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe getting a detail

  /// D2.
  func test_whenGettingADetail_itSendsTheRequestAndPassesTheReplyOn() {
    sut.getDetail(of: 7) { self.results.append($0) }
    complete(client.fetchDetailCompletions, with: .success(detail))

    XCTAssertEqual(client.log.calls, [.fetchDetail(of: 7)])
    XCTAssertEqual(results, [.success(detail)])
  }

  /// D2 X4.
  func test_whenGettingADetail_andTheReplyIsRepeated_itDropsTheSecond() {
    sut.getDetail(of: 7) { self.results.append($0) }
    complete(client.fetchDetailCompletions, with: .success(detail))
    results.removeAll()

    complete(client.fetchDetailCompletions, with: .failure(.offline))

    XCTAssertEqual(results, [])
  }

  /// D3.
  func test_whenGettingADetail_andTheNetworkFails_itPassesTheErrorOn() {
    sut.getDetail(of: 7) { self.results.append($0) }
    complete(client.fetchDetailCompletions, with: .failure(.notFound))

    XCTAssertEqual(results, [.failure(.notFound)])
  }

  // MARK: describe cancelling

  /// D4 X5 X4.
  func test_whenCancelling_itCancelsTheRequestAndDropsItsReply() {
    sut.getDetail(of: 7) { self.results.append($0) }

    sut.cancel()
    complete(client.fetchDetailCompletions, with: .success(detail))

    XCTAssertEqual(client.log.calls, [.fetchDetail(of: 7), .cancel])
    XCTAssertEqual(results, [])
  }
}
