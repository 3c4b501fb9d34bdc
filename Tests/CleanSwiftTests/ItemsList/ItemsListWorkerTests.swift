import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests the list's worker: its requests, and what it keeps.
final class ItemsListWorkerTests: XCTestCase {
  private let milk = Seeds.Items.milk
  private let plants = Seeds.Items.plants
  private let log = CallLog()
  private var target: ItemsListWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  private var fetched: [Result<[Item], ItemsFailure>] = []
  /// One for each completion, nil for a success.
  private var failures: [ItemsFailure?] = []

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    storeSpy = StoreSpy(log)
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

    XCTAssertEqual(log.calls, ["fetchItems(completion:)"])
  }

  /// L2 X3.
  func test_fetchItems_onReply_replacesThenReadsThenCompletes() {
    // Arrange
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(log.calls, ["replaceAll(with:)", "readAll()", "completion"])
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
    log.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.failure(.timedOut))

    // Assert
    XCTAssertEqual(log.calls, ["completion"])
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
    log.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(log.calls, ["replaceAll(with:)", "completion"])
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
    log.forget()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(log.calls, ["cancel()", "fetchItems(completion:)"])
  }

  /// X5 X4 A4.
  func test_fetchItems_onReplyThatIgnoresCancel_callsNobody() {
    // Arrange
    fetch()
    fetch()
    log.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// X4.
  func test_fetchItems_onRepeatedReply_callsNobody() {
    // Arrange
    fetch()
    clientSpy.fetchItemsCompletions.first?(.success([]))
    log.forget()

    // Act
    clientSpy.fetchItemsCompletions.first?(.success([milk]))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Delete items

  /// L8.
  func test_deleteItems_callsClientOnly() {
    delete()

    XCTAssertEqual(log.calls, ["deleteItems(completion:)"])
  }

  /// L8 X3.
  func test_deleteItems_onReply_removesThenCompletes() {
    // Arrange
    delete()
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(log.calls, ["removeAll()", "completion"])
  }

  /// L8.
  func test_deleteItems_onReply_completesWithoutFailure() {
    // Arrange
    delete()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(failures, [nil])
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
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(log.calls, ["completion"])
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
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// X4.
  func test_deleteItems_onRepeatedReply_callsNobody() {
    // Arrange
    delete()
    clientSpy.deleteItemsCompletion?(.success(()))
    log.forget()

    // Act
    clientSpy.deleteItemsCompletion?(.success(()))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_callsNobody() {
    // Arrange
    fetch()
    log.forget()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(log.calls, [])
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
      self?.log.note("completion")
      self?.fetched.append($0)
    }
  }

  private func delete() {
    target.deleteItems { [weak self] in
      self?.log.note("completion")
      switch $0 {
      case .success: self?.failures.append(nil)
      case .failure(let failure): self?.failures.append(failure)
      }
    }
  }
}
