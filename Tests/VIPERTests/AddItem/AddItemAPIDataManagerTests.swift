import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the form's API data manager.
final class AddItemAPIDataManagerTests: XCTestCase {
  private let newItem = NewItem(title: "Buy milk", isEnabled: false)
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var results: [QueryResult<Item>]!
  private var sut: AddItemAPIDataManager!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    results = []
    sut = AddItemAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe creating an item

  /// A3 A4 A5.
  func test_whenCreatingAnItem_itPassesTheReplyOn() {
    sut.createItem(newItem) { self.results.append($0) }
    XCTAssertEqual(client.createItemNewItem, newItem)
    complete(client.createItemCompletions, with: .success(.milk))
    sut.createItem(newItem) { self.results.append($0) }
    complete(client.createItemCompletions, 1, with: .failure(.offline))
    XCTAssertEqual(results, [.success(.milk), .failure(.offline)])
    XCTAssertEqual(log.calls, ["client.createItem", "client.createItem"])
  }

  // MARK: describe cancelling

  /// A6 X5 X4.
  func test_whenCancelling_itEndsTheQueryAsCancelled() {
    sut.createItem(newItem) { self.results.append($0) }
    sut.cancel()
    complete(client.createItemCompletions, with: .success(.milk))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.createItem", "createItem.cancel"])
  }
}
