import Items
import XCTest

@testable import VIPER

/// Describes the form's API data manager.
final class AddItemAPIDataManagerTests: XCTestCase {
  private let newItem = NewItem(title: "Buy milk", isEnabled: false)
  private var client: ItemsClientSpy!
  private var results: [Result<Item, NetworkError>]!
  private var sut: AddItemAPIDataManager!

  override func setUp() {
    client = ItemsClientSpy()
    results = []
    sut = AddItemAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe creating an item

  /// A3 A4.
  func test_whenCreatingAnItem_itSendsItAndPassesTheReplyOn() {
    sut.createItem(newItem) { self.results.append($0) }
    complete(client.createItemCompletions, with: .success(.milk))

    XCTAssertEqual(client.log.calls, [.createItem(newItem)])
    XCTAssertEqual(results, [.success(.milk)])
  }

  /// A4 X4.
  func test_whenCreatingAnItem_andTheReplyIsRepeated_itDropsTheSecond() {
    sut.createItem(newItem) { self.results.append($0) }
    complete(client.createItemCompletions, with: .success(.milk))
    results.removeAll()

    complete(client.createItemCompletions, with: .success(.plants))

    XCTAssertEqual(results, [])
  }

  /// A5.
  func test_whenCreatingAnItem_andTheNetworkFails_itPassesTheErrorOn() {
    sut.createItem(newItem) { self.results.append($0) }
    complete(client.createItemCompletions, with: .failure(.offline))

    XCTAssertEqual(results, [.failure(.offline)])
  }

  // MARK: describe cancelling

  /// A6 X5 X4.
  func test_whenCancelling_itCancelsTheRequestAndDropsItsReply() {
    sut.createItem(newItem) { self.results.append($0) }

    sut.cancel()
    complete(client.createItemCompletions, with: .success(.milk))

    XCTAssertEqual(client.log.calls, [.createItem(newItem), .cancel])
    XCTAssertEqual(results, [])
  }
}
