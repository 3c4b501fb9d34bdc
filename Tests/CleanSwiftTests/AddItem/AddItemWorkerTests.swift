import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests what the form's worker sends, stores, and completes with.
final class AddItemWorkerTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: AddItemWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    storeSpy = StoreSpy(log)
    target = AddItemWorker(client: clientSpy, store: storeSpy)
  }

  // MARK: - Create item

  /// A3.
  func test_createItem_callsClient() {
    create()

    assertCalls(log, [.createItem(Samples.newMilk)])
  }

  /// A4 X3.
  func test_createItem_onReply_insertsItemThenCompletes() {
    // Arrange
    create()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Samples.plants))

    // Assert
    assertCalls(log, [.insert(Samples.plants), .complete(nil)])
  }

  /// A4.
  func test_createItem_whenStoreFails_completesWithFailure() {
    // Arrange
    storeSpy.writeError = .writeFailed
    create()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Samples.plants))

    // Assert
    assertCalls(log, [.insert(Samples.plants), .complete(.store(.writeFailed))])
  }

  /// A5 X3.
  func test_createItem_whenNetworkFails_completesWithFailureOnly() {
    // Arrange
    create()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.failure(.status(422)))

    // Assert
    assertCalls(log, [.complete(.network(.status(422)))])
  }

  /// A4 X4.
  func test_createItem_onRepeatedReply_callsNobody() {
    // Arrange
    create()
    clientSpy.createItemCompletion?(.success(Samples.plants))
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Samples.plants))

    // Assert
    assertCalls(log, [])
  }

  // MARK: - Cancel

  /// A6.
  func test_cancel_cancelsRequest() {
    // Arrange
    create()
    log.forget()

    // Act
    target.cancel()

    // Assert
    assertCalls(log, [.cancel])
  }

  /// A6 X4 X5.
  func test_cancel_thenLateReply_callsNobody() {
    // Arrange
    create()
    target.cancel()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Samples.milk))

    // Assert
    assertCalls(log, [])
  }

  // MARK: - Lifetime

  /// X2 A6.
  func test_createItem_requestDoesNotKeepTargetAlive() {
    // Arrange
    create()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  private func create() {
    target.createItem(Samples.newMilk) { [log] in log.add(.complete($0.failure)) }
  }
}
