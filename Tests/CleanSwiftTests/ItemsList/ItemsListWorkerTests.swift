import Items
import XCTest

@testable import CleanSwift

/// Tests the list's worker: its requests, and what it keeps.
final class ItemsListWorkerTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private var target: ItemsListWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  private var fetched: [Result<[Item], ItemsFailure>] = []
  private var deletions: [ItemsFailure?] = []

  override func setUp() {
    clientSpy = ItemsClientSpy()
    storeSpy = StoreSpy()
    target = ItemsListWorker(client: clientSpy, store: storeSpy)
    fetched = []
    deletions = []
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Read items

  /// L1.
  func test_readItems_returnsWhatStoreHas() throws {
    // Arrange
    storeSpy.readAllResult = .success([milk])

    // Act
    let items = try target.readItems()

    // Assert
    XCTAssertEqual(items, [milk])
  }

  /// L1.
  func test_readItems_whenStoreFails_throws() {
    // Arrange
    storeSpy.readAllResult = .failure(.readFailed)

    // Act
    let error = Result { () throws(StoreError) in try target.readItems() }.error

    // Assert
    XCTAssertEqual(error, .readFailed)
  }

  // MARK: - Fetch items

  /// L1 X3.
  func test_fetchItems_callsClientFetchItemsOnly() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchItems])
  }

  /// L2 X3.
  func test_fetchItems_beforeReply_callsNoStore() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  /// L2 X3.
  func test_fetchItems_onReply_callsStoreReplaceAllThenReadAll() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk, plants]))

    // Assert
    XCTAssertEqual(storeSpy.calls, [.replaceAll([milk, plants]), .readAll])
  }

  /// L2 X3.
  func test_fetchItems_onReply_completesWithWhatStoreHas() {
    // Arrange
    storeSpy.readAllResult = .success([plants])
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk, plants]))

    // Assert
    XCTAssertEqual(fetched, [.success([plants])])
  }

  /// L3.
  func test_fetchItems_whenNetworkFails_completesWithFailure() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.failure(.timedOut))

    // Assert
    XCTAssertEqual(fetched, [.failure(.network(.timedOut))])
  }

  /// L3 X3.
  func test_fetchItems_whenNetworkFails_callsNoStore() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.failure(.timedOut))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  /// L3.
  func test_fetchItems_whenStoreRefuses_completesWithFailure() {
    // Arrange
    storeSpy.writeError = .writeFailed
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(fetched, [.failure(.store(.writeFailed))])
  }

  /// L3 X3.
  func test_fetchItems_whenStoreRefuses_readsNothing() {
    // Arrange
    storeSpy.writeError = .writeFailed
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(storeSpy.calls, [.replaceAll([milk])])
  }

  /// L3.
  func test_fetchItems_whenStoreCannotBeReadBack_completesWithFailure() {
    // Arrange
    storeSpy.readAllResult = .failure(.readFailed)
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(fetched, [.failure(.store(.readFailed))])
  }

  /// X4.
  func test_fetchItems_onRepeatedReply_completesOnce() {
    // Arrange
    fetch()
    clientSpy.fetchItemsCompletions.first?(.success([]))

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(fetched, [.success([])])
  }

  /// A4.
  func test_fetchItems_again_cancelsTheFirstRequest() {
    // Arrange
    fetch()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchItems, .cancel, .fetchItems])
  }

  /// X5 A4 X4.
  func test_fetchItems_onReplyThatIgnoresCancel_completesNothing() {
    // Arrange
    fetch()
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(fetched, [])
  }

  /// X5 A4.
  func test_fetchItems_onReplyThatIgnoresCancel_callsNoStore() {
    // Arrange
    fetch()
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  // MARK: - Delete items

  /// L8 X3.
  func test_deleteItems_callsClientDeleteItemsOnly() {
    // Act
    delete()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.deleteItems])
  }

  /// L8 X3.
  func test_deleteItems_onReply_callsStoreRemoveAllOnly() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletions.first?(.success(()))

    // Assert
    XCTAssertEqual(storeSpy.calls, [.removeAll])
  }

  /// L8.
  func test_deleteItems_onReply_completesWithoutFailure() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletions.first?(.success(()))

    // Assert
    XCTAssertEqual(deletions, [nil])
  }

  /// L8.
  func test_deleteItems_whenNetworkFails_completesWithFailure() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletions.first?(.failure(.offline))

    // Assert
    XCTAssertEqual(deletions, [.network(.offline)])
  }

  /// L8 X3.
  func test_deleteItems_whenNetworkFails_callsNoStore() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletions.first?(.failure(.offline))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  /// L8.
  func test_deleteItems_whenStoreRefuses_completesWithFailure() {
    // Arrange
    storeSpy.writeError = .writeFailed
    delete()

    // Act
    clientSpy.deleteItemsCompletions.first?(.success(()))

    // Assert
    XCTAssertEqual(deletions, [.store(.writeFailed)])
  }

  /// X4 L8.
  func test_deleteItems_onRepeatedReply_completesOnce() {
    // Arrange
    delete()
    clientSpy.deleteItemsCompletions.first?(.success(()))

    // Act
    clientSpy.deleteItemsCompletions.first?(.failure(.offline))

    // Assert
    XCTAssertEqual(deletions, [nil])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_cancelsNothing() {
    // Arrange
    fetch()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchItems])
  }

  /// X2.
  func test_requests_doNotKeepTargetAlive() {
    // Arrange
    fetch()
    delete()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X2 X4.
  func test_lateReply_whenTargetIsGone_callsNoStore() {
    // Arrange
    fetch()
    target = nil

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  // MARK: - Helpers

  private func fetch() {
    target.fetchItems { [unowned self] in fetched.append($0) }
  }

  private func delete() {
    target.deleteItems { [unowned self] in deletions.append($0.error) }
  }
}
