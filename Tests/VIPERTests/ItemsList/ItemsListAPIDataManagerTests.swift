import Items
import XCTest

@testable import VIPER

/// Describes the list's API data manager.
final class ItemsListAPIDataManagerTests: XCTestCase {
  private var client: ItemsClientSpy!
  private var results: [Result<[Item], NetworkError>]!
  private var deletionErrors: [NetworkError?]!
  private var sut: ItemsListAPIDataManager!

  override func setUp() {
    client = ItemsClientSpy()
    results = []
    deletionErrors = []
    sut = ItemsListAPIDataManager(client: client)
  }

  override func tearDown() {
    sut = nil
  }

  // MARK: describe getting the items

  /// L2.
  func test_whenGettingItems_itSendsTheRequestAndPassesTheReplyOn() {
    sut.getItems { self.results.append($0) }
    complete(client.fetchItemsCompletions, with: .success([.milk, .plants]))

    XCTAssertEqual(client.log.calls, [.fetchItems])
    XCTAssertEqual(results, [.success([.milk, .plants])])
  }

  /// L3.
  func test_whenGettingItems_andTheNetworkFails_itPassesTheErrorOn() {
    sut.getItems { self.results.append($0) }
    complete(client.fetchItemsCompletions, with: .failure(.offline))

    XCTAssertEqual(results, [.failure(.offline)])
  }

  // MARK: describe deleting the items

  /// L8.
  func test_whenDeletingItems_itSendsTheRequestAndPassesTheReplyOn() {
    sut.deleteItems { self.deletionErrors.append($0.error) }
    complete(client.deleteItemsCompletions, with: .success(()))

    XCTAssertEqual(client.log.calls, [.deleteItems])
    XCTAssertEqual(deletionErrors, [nil])
  }

  /// L8 X4.
  func test_whenDeletingItems_andTheReplyIsRepeated_itDropsTheSecond() {
    sut.deleteItems { self.deletionErrors.append($0.error) }
    complete(client.deleteItemsCompletions, with: .success(()))
    deletionErrors.removeAll()

    complete(client.deleteItemsCompletions, with: .success(()))

    XCTAssertEqual(deletionErrors, [])
  }

  /// L8.
  func test_whenDeletingItems_andTheNetworkFails_itPassesTheErrorOn() {
    sut.deleteItems { self.deletionErrors.append($0.error) }
    complete(client.deleteItemsCompletions, with: .failure(.timedOut))

    XCTAssertEqual(deletionErrors, [.timedOut])
  }

  // MARK: describe one request at a time

  /// A4 X5 X6.
  func test_whenGettingItems_andARequestIsInProgress_itCancelsThatAndDropsItsReply() {
    sut.getItems { self.results.append($0) }

    sut.getItems { self.results.append($0) }
    complete(client.fetchItemsCompletions, 0, with: .success([.milk]))
    complete(client.fetchItemsCompletions, 1, with: .success([.plants]))

    XCTAssertEqual(client.log.calls, [.fetchItems, .cancel, .fetchItems])
    XCTAssertEqual(results, [.success([.plants])])
  }

  /// A4 X5 X6 L8.
  func test_whenGettingItems_andADeletionIsInProgress_itCancelsThatAndDropsItsReply() {
    sut.deleteItems { self.deletionErrors.append($0.error) }

    sut.getItems { self.results.append($0) }
    complete(client.deleteItemsCompletions, with: .success(()))
    complete(client.fetchItemsCompletions, with: .success([.plants]))

    XCTAssertEqual(client.log.calls, [.deleteItems, .cancel, .fetchItems])
    XCTAssertEqual(deletionErrors, [])
    XCTAssertEqual(results, [.success([.plants])])
  }

  // MARK: describe being released

  /// X2 X4.
  func test_whenReleased_andAReplyArrives_itDropsTheReply() {
    weak let weakDataManager = sut
    sut.getItems { self.results.append($0) }

    sut = nil
    complete(client.fetchItemsCompletions, with: .success([.milk]))

    XCTAssertNil(weakDataManager, "the data manager is kept")
    XCTAssertEqual(results, [])
  }
}
