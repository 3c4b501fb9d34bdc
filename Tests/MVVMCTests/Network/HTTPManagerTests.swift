import Items
import MVVMC
import XCTest

final class HTTPManagerTests: XCTestCase {
  private let client = ItemsClientMock()
  private lazy var httpManager = HTTPManager(client: client)

  /// L1 L2.
  func testItems() {
    var results: [Result<[Item], NetworkError>] = []

    _ = httpManager.getItems { results.append($0) }
    client.lists.send(.success([.milk]))

    XCTAssertEqual(client.calls, [.fetchItems])
    XCTAssertEqual(results, [.success([.milk])])
  }

  /// D2 D3.
  func testItem() {
    var results: [Result<ItemDetail, NetworkError>] = []

    _ = httpManager.getItem(7) { results.append($0) }
    client.details.send(.failure(.notFound))

    XCTAssertEqual(client.calls, [.fetchDetail(7)])
    XCTAssertEqual(results, [.failure(.notFound)])
  }

  /// A3 A4.
  func testPost() {
    let newItem = NewItem(title: "Buy milk", isEnabled: false)
    var results: [Result<Item, NetworkError>] = []

    _ = httpManager.postItem(newItem) { results.append($0) }
    client.creations.send(.success(.milk))

    XCTAssertEqual(client.calls, [.createItem(newItem)])
    XCTAssertEqual(results, [.success(.milk)])
  }

  /// L8.
  func testDeletion() {
    var completions = 0

    _ = httpManager.deleteItems { _ in completions += 1 }
    client.deletions.send(.success(()))

    XCTAssertEqual(client.calls, [.deleteItems])
    XCTAssertEqual(completions, 1)
  }

  /// D4 A4 A6 X5.
  func testHandleCancelsTheRequest() {
    httpManager.getItems { _ in }.cancel()
    httpManager.getItem(1) { _ in }.cancel()
    httpManager.postItem(NewItem(title: "Buy milk", isEnabled: true)) { _ in }.cancel()
    httpManager.deleteItems { _ in }.cancel()

    XCTAssertEqual(
      client.calls,
      [
        .fetchItems, .cancel, .fetchDetail(1), .cancel,
        .createItem(NewItem(title: "Buy milk", isEnabled: true)), .cancel, .deleteItems, .cancel,
      ])
  }
}
