import Items
import ItemsNetworking
import VIPER
import XCTest

/// Describes the list's API data manager.
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

  // MARK: describe getting the items

  /// L2 L3.
  func test_whenGettingItems_itPassesTheReplyOn() {
    var results: [QueryResult<[Item]>] = []
    sut.getItems { results.append($0) }
    complete(client.fetchItemsCompletions, with: .success([.milk, .plants]))
    sut.getItems { results.append($0) }
    complete(client.fetchItemsCompletions, 1, with: .failure(.offline))
    XCTAssertEqual(results, [.success([.milk, .plants]), .failure(.offline)])
    XCTAssertEqual(log.calls, ["client.fetchItems", "client.fetchItems"])
  }

  // MARK: describe deleting the items

  /// L8.
  func test_whenDeletingItems_itPassesTheReplyOn() {
    sut.deleteItems(completion: note)
    complete(client.deleteItemsCompletions, with: .success(()))
    sut.deleteItems(completion: note)
    complete(client.deleteItemsCompletions, 1, with: .failure(.timedOut))
    XCTAssertEqual(
      log.calls, ["client.deleteItems", "deleted", "client.deleteItems", "failed: timedOut"])
  }

  /// L8 X6.
  func test_whenDeletingItems_andTheyAreBeingGot_itEndsThatAsCancelled() {
    var results: [QueryResult<[Item]>] = []
    sut.getItems { results.append($0) }
    sut.deleteItems(completion: note)
    complete(client.fetchItemsCompletions, with: .success([.milk]))
    XCTAssertEqual(results, [.cancelled])
    XCTAssertEqual(log.calls, ["client.fetchItems", "fetchItems.cancel", "client.deleteItems"])
  }

  private func note(_ result: QueryResult<Void>) {
    switch result {
    case .success: log.note("deleted")
    case .failure(let error): log.note("failed: \(error)")
    case .cancelled: log.note("cancelled")
    }
  }
}
