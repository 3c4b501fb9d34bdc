import Items
import XCTest

@testable import CleanSwift

/// Tests the list's worker: its requests, and what it keeps.
final class ItemsListWorkerTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private let record = Record()
  private var target: ItemsListWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  private var fetched: [Result<[Item], ItemsFailure>] = []
  private var failures: [ItemsFailure] = []

  override func setUp() {
    clientSpy = ItemsClientSpy(record)
    storeSpy = StoreSpy(record)
    target = ItemsListWorker(client: clientSpy, store: storeSpy)
  }

  // MARK: - Read items

  /// L1.
  func test_readItems_returnsWhatStoreHas() throws {
    storeSpy.readAllResult = .success([milk])

    XCTAssertEqual(try target.readItems(), [milk])
  }

  /// L1.
  func test_readItems_whenStoreFails_throws() {
    storeSpy.readAllResult = .failure(.readFailed)

    XCTAssertThrowsError(try target.readItems())
  }

  // MARK: - Fetch items

  /// L1.
  func test_fetchItems_callsClientOnly() {
    fetch()

    XCTAssertEqual(record.calls, ["fetchItems(completion:)"])
  }

  /// L2 X3.
  func test_fetchItems_onReply_replacesThenReadsThenCompletes() {
    // Arrange
    fetch()
    record.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(record.calls, ["replaceAll(with:)", "readAll()", "completion"])
  }

  /// L2.
  func test_fetchItems_onReply_storesItemsInOrder() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([plants, milk]))

    // Assert
    XCTAssertEqual(storeSpy.replaceAllItems, [plants, milk])
  }

  /// L2 X3.
  func test_fetchItems_onReply_completesWithWhatStoreHas() {
    // Arrange
    storeSpy.readAllResult = .success([plants])
    fetch()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

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
    record.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.failure(.timedOut))

    // Assert
    XCTAssertEqual(record.calls, ["completion"])
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
    record.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(record.calls, ["replaceAll(with:)", "completion"])
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

  /// A4.
  func test_fetchItems_again_cancelsFirstRequest() {
    // Arrange
    fetch()
    record.forget()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(record.calls, ["cancel()", "fetchItems(completion:)"])
  }

  /// X5 X4 A4.
  func test_fetchItems_onReplyThatIgnoresCancel_callsNobody() {
    // Arrange
    fetch()
    fetch()
    record.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(record.calls, [])
  }

  /// X4.
  func test_fetchItems_onRepeatedReply_callsNobody() {
    // Arrange
    fetch()
    clientSpy.fetchItemsCompletions.first?(.success([]))
    record.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(record.calls, [])
  }

  // MARK: - Delete items

  /// L8.
  func test_deleteItems_callsClientOnly() {
    delete()

    XCTAssertEqual(record.calls, ["deleteItems(completion:)"])
  }

  /// L8 X3.
  func test_deleteItems_onReply_removesThenCompletes() {
    // Arrange
    delete()
    record.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(record.calls, ["removeAll()", "completion"])
  }

  /// L8.
  func test_deleteItems_onReply_completesWithoutFailure() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(failures, [])
  }

  /// L8.
  func test_deleteItems_whenNetworkFails_completesWithFailure() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(failures, [.network(.offline)])
  }

  /// L8 X3.
  func test_deleteItems_whenNetworkFails_callsNoStore() {
    // Arrange
    delete()
    record.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(record.calls, ["completion"])
  }

  /// L8.
  func test_deleteItems_whenStoreRefuses_completesWithFailure() {
    // Arrange
    storeSpy.writeError = .writeFailed
    delete()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(failures, [.store(.writeFailed)])
  }

  /// X4 X5.
  func test_deleteItems_onReplyThatIgnoresCancel_callsNobody() {
    // Arrange
    delete()
    fetch()
    record.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(record.calls, [])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_callsNobody() {
    // Arrange
    fetch()
    record.forget()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(record.calls, [])
  }

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
    target.fetchItems { [weak self] in
      self?.record.note("completion")
      self?.fetched.append($0)
    }
  }

  private func delete() {
    target.deleteItems { [weak self] in
      self?.record.note("completion")
      if case .failure(let failure) = $0 { self?.failures.append(failure) }
    }
  }
}
