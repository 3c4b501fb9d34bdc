import Items
import ItemsNetworking
import XCTest

@testable import MVVMC

final class HTTPManagerTests: XCTestCase {
  private let newItem = NewItem(title: "Buy milk", isEnabled: false)

  private let log = CallLog()
  private lazy var httpManager = HTTPManager(client: ItemsClientMock(log))

  /// L2.
  func testFetchItemsCallsTheClientAndPassesItsReplyOn() {
    var results: [Result<[Item], NetworkError>] = []
    _ = httpManager.fetchItems { results.append($0) }

    XCTAssertEqual(log.calls, [.fetchItems])
    XCTAssertEqual(results, [.success([.milk, .plants])])
  }

  /// D3.
  func testFetchDetailCallsTheClientAndPassesItsReplyOn() {
    var results: [Result<ItemDetail, NetworkError>] = []
    _ = httpManager.fetchDetail(of: 7) { results.append($0) }

    XCTAssertEqual(log.calls, [.fetchDetail(of: 7)])
    XCTAssertEqual(results, [.failure(.notFound)])
  }

  /// A4.
  func testCreateItemCallsTheClientAndPassesItsReplyOn() {
    var results: [Result<Item, NetworkError>] = []
    _ = httpManager.createItem(newItem) { results.append($0) }

    XCTAssertEqual(log.calls, [.createItem(newItem)])
    XCTAssertEqual(results, [.success(.milk)])
  }

  /// L8.
  func testDeleteItemsCallsTheClientAndPassesItsReplyOn() {
    var errors: [NetworkError] = []
    _ = httpManager.deleteItems { if case .failure(let error) = $0 { errors.append(error) } }

    XCTAssertEqual(log.calls, [.deleteItems])
    XCTAssertEqual(errors, [.timedOut])
  }

  /// D4 A4 A6 X5.
  func testEveryRequestCanBeCancelled() {
    httpManager.fetchItems { _ in }.cancel()
    httpManager.fetchDetail(of: 1) { _ in }.cancel()
    httpManager.createItem(newItem) { _ in }.cancel()
    httpManager.deleteItems { _ in }.cancel()

    XCTAssertEqual(
      log.calls,
      [
        .fetchItems, .cancel(.fetchItems), .fetchDetail(of: 1), .cancel(.fetchDetail(of: 1)),
        .createItem(newItem), .cancel(.createItem(newItem)), .deleteItems,
        .cancel(.deleteItems),
      ])
  }
}
