import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests the form's worker: its requests, and what it keeps.
final class AddItemWorkerTests: XCTestCase {
  private let log = CallLog()
  private var target: AddItemWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  /// One for each completion, nil for a success.
  private var failures: [NetworkError?] = []

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    storeSpy = StoreSpy(log)
    target = AddItemWorker(client: clientSpy, store: storeSpy)
  }

  // MARK: - Create item

  /// A3.
  func test_createItem_callsClientOnly() {
    create()

    XCTAssertEqual(log.calls, ["createItem(_:completion:)"])
  }

  /// A3.
  func test_createItem_clientIsGivenNewItem() {
    create()

    XCTAssertEqual(clientSpy.createItemNewItem, Seeds.NewItems.milk)
  }

  /// A4 X3.
  func test_createItem_onReply_insertsThenCompletes() {
    // Arrange
    create()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(log.calls, ["insert(_:)", "completion"])
  }

  /// A4.
  func test_createItem_onReply_insertsItem() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(storeSpy.insertItem, Seeds.Items.plants)
  }

  /// A4.
  func test_createItem_onReply_completesWithoutFailure() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(failures, [nil])
  }

  /// A4.
  func test_createItem_whenStoreRefuses_completesWithoutFailureAllTheSame() {
    // Arrange
    storeSpy.writeError = .writeFailed
    create()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(failures, [nil])
  }

  /// A5.
  func test_createItem_whenNetworkFails_completesWithFailure() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletion?(.failure(.status(422)))

    // Assert
    XCTAssertEqual(failures, [.status(422)])
  }

  /// A5 X3.
  func test_createItem_whenNetworkFails_callsNoStore() {
    // Arrange
    create()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(log.calls, ["completion"])
  }

  /// X4.
  func test_createItem_onRepeatedReply_callsNobody() {
    // Arrange
    create()
    clientSpy.createItemCompletion?(.success(Seeds.Items.milk))
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(log.calls, [])
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
    XCTAssertEqual(log.calls, ["cancel()"])
  }

  /// A6 X5.
  func test_cancel_withoutRequest_callsNobody() {
    target.cancel()

    XCTAssertEqual(log.calls, [])
  }

  /// A6 X4 X5.
  func test_cancel_onReplyThatIgnoresIt_callsNobody() {
    // Arrange
    create()
    target.cancel()
    log.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_callsNobody() {
    // Arrange
    create()
    log.forget()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(log.calls, [])
  }

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
    target.createItem(Seeds.NewItems.milk) { [weak self] in
      self?.log.note("completion")
      switch $0 {
      case .success: self?.failures.append(nil)
      case .failure(let failure): self?.failures.append(failure)
      }
    }
  }
}
