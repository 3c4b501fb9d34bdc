import Items
import VIPER
import XCTest

/// Describes the form's API data manager; names read describe, context, it.
final class AddItemAPIDataManagerTests: XCTestCase {
  private let newItem = NewItem(title: "Buy milk", isEnabled: false)
  private var log: CallLog!
  private var client: ItemsClientSpy!
  private var sut: AddItemAPIDataManager!

  override func setUp() {
    log = CallLog()
    client = ItemsClientSpy(log)
    sut = AddItemAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  /// A3 A4 A5.
  func testCreatingAnItem_passesTheReplyOn() {
    var results: [QueryResult<Item>] = []
    sut.createItem(newItem) { results.append($0) }
    XCTAssertTrue(client.createItemWasCalled)
    XCTAssertEqual(client.createItemNewItem, newItem)
    XCTAssertEqual(results, [])
    client.createItemCompletions[0](.success(.milk))
    sut.createItem(newItem) { results.append($0) }
    client.createItemCompletions[1](.failure(.offline))
    XCTAssertEqual(results, [.success(.milk), .failure(.offline)])
    XCTAssertEqual(log.calls, ["client.createItem(Buy milk)", "client.createItem(Buy milk)"])
  }

  /// X5 A6 X4.
  func testCancelling_cancelsTheRequestAndIgnoresItsReply() {
    var results: [QueryResult<Item>] = []
    sut.cancel()
    sut.createItem(newItem) { results.append($0) }
    sut.cancel()
    sut.cancel()
    client.createItemCompletions[0](.success(.milk))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.createItem(Buy milk)", "createItem.cancel"])
  }
}
