import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests what the list's worker sends, stores, and completes with.
final class ItemsListWorkerTests: XCTestCase {
  private let milk = Samples.milk
  private let plants = Samples.plants
  private let log = CallLog<OuterCall>()
  private var target: ItemsListWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    storeSpy = StoreSpy(log)
    target = ItemsListWorker(client: clientSpy, store: storeSpy)
  }

  // MARK: - Read items

  /// L1.
  func test_readItems_returnsStoredItems() throws {
    // Arrange
    storeSpy.readAllResult = .success([milk])

    // Act
    let items = try target.readItems()

    // Assert
    XCTAssertEqual(items, [milk])
  }

  /// L1.
  func test_readItems_whenStoreFails_throwsItsError() {
    // Arrange
    storeSpy.readAllResult = .failure(.readFailed)

    // Act
    let result = Result { () throws(StoreError) in try target.readItems() }

    // Assert
    XCTAssertEqual(result, .failure(.readFailed))
  }

  // MARK: - Fetch items

  /// L1.
  func test_fetchItems_callsClient() {
    fetch()

    assertCalls(log, [.fetchItems])
  }

  /// L2 X3.
  func test_fetchItems_onReply_replacesStoredItemsThenCompletesWithWhatStoreHas() {
    // Arrange
    storeSpy.readAllResult = .success([plants])
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletion?(.success([plants, milk]))

    // Assert
    assertCalls(
      log, [.replaceAll([plants, milk]), .readAll, .completeItems(.success([plants]))])
  }

  /// L3 X3.
  func test_fetchItems_whenNetworkFails_completesWithFailureOnly() {
    // Arrange
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletion?(.failure(.timedOut))

    // Assert
    assertCalls(log, [.completeItems(.failure(.network(.timedOut)))])
  }

  /// L3 X3.
  func test_fetchItems_whenStoreRefusesItems_completesWithFailureAndReadsNothing() {
    // Arrange
    storeSpy.writeError = .writeFailed
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    assertCalls(
      log, [.replaceAll([milk]), .completeItems(.failure(.store(.writeFailed)))])
  }

  /// L3.
  func test_fetchItems_whenStoreCannotBeReadBack_completesWithFailure() {
    // Arrange
    storeSpy.readAllResult = .failure(.readFailed)
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    assertCalls(
      log, [.replaceAll([milk]), .readAll, .completeItems(.failure(.store(.readFailed)))])
  }

  /// L2 X4.
  func test_fetchItems_onRepeatedReply_callsNobody() {
    // Arrange
    fetch()
    clientSpy.fetchItemsCompletion?(.success([milk]))
    log.forget()

    // Act
    clientSpy.fetchItemsCompletion?(.success([milk]))

    // Assert
    assertCalls(log, [])
  }

  /// A4.
  func test_fetchItems_duringFetch_cancelsFirstFetch() {
    // Arrange
    fetch()
    log.forget()

    // Act
    fetch()

    // Assert
    assertCalls(log, [.cancel, .fetchItems])
  }

  /// A4 X4 X5.
  func test_fetchItems_duringFetch_thenLateReplyToFirstFetch_callsNobody() {
    // Arrange
    fetch()
    let lateReply = clientSpy.fetchItemsCompletion
    fetch()
    log.forget()

    // Act
    lateReply?(.success([milk]))

    // Assert
    assertCalls(log, [])
  }

  /// A4.
  func test_fetchItems_duringDelete_cancelsDelete() {
    // Arrange
    delete()
    log.forget()

    // Act
    fetch()

    // Assert
    assertCalls(log, [.cancel, .fetchItems])
  }

  /// A4 X4 X5.
  func test_fetchItems_duringDelete_thenLateReplyToDelete_callsNobody() {
    // Arrange
    delete()
    fetch()
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    assertCalls(log, [])
  }

  // MARK: - Delete items

  /// L8.
  func test_deleteItems_callsClient() {
    delete()

    assertCalls(log, [.deleteItems])
  }

  /// L8 X3.
  func test_deleteItems_onReply_removesStoredItemsThenCompletes() {
    // Arrange
    delete()
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    assertCalls(log, [.removeAll, .complete(nil)])
  }

  /// L8 X3.
  func test_deleteItems_whenNetworkFails_completesWithFailureOnly() {
    // Arrange
    delete()
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.failure(.offline))

    // Assert
    assertCalls(log, [.complete(.network(.offline))])
  }

  /// L8.
  func test_deleteItems_whenStoreFails_completesWithFailure() {
    // Arrange
    storeSpy.writeError = .writeFailed
    delete()
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    assertCalls(log, [.removeAll, .complete(.store(.writeFailed))])
  }

  // MARK: - Lifetime

  /// X2.
  func test_fetchItems_requestDoesNotKeepTargetAlive() {
    // Arrange
    fetch()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X2.
  func test_deleteItems_requestDoesNotKeepTargetAlive() {
    // Arrange
    delete()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  private func fetch() {
    target.fetchItems { [log] in log.add(.completeItems($0)) }
  }

  private func delete() {
    target.deleteItems { [log] in log.add(.complete($0.failure)) }
  }
}
