import Items
import XCTest

@testable import CleanSwift

/// Tests the form's worker: its requests, and what it keeps.
final class AddItemWorkerTests: XCTestCase {
  private let record = Record()
  private var target: AddItemWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  private var results: [Result<Item, NetworkError>] = []

  override func setUp() {
    clientSpy = ItemsClientSpy(record)
    storeSpy = StoreSpy(record)
    target = AddItemWorker(client: clientSpy, store: storeSpy)
  }

  // MARK: - Create item

  /// A3.
  func test_createItem_callsClientOnly() {
    create()

    XCTAssertEqual(record.calls, ["createItem(_:completion:)"])
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
    record.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(record.calls, ["insert(_:)", "completion"])
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
  func test_createItem_onReply_completesWithItem() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Items.plants)])
  }

  /// A4.
  func test_createItem_whenStoreRefuses_completesWithItemAllTheSame() {
    // Arrange
    storeSpy.writeError = .writeFailed
    create()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Items.plants)])
  }

  /// A5.
  func test_createItem_whenNetworkFails_completesWithFailure() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletion?(.failure(.status(422)))

    // Assert
    XCTAssertEqual(results, [.failure(.status(422))])
  }

  /// A5 X3.
  func test_createItem_whenNetworkFails_callsNoStore() {
    // Arrange
    create()
    record.forget()

    // Act
    clientSpy.createItemCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(record.calls, ["completion"])
  }

  // MARK: - Cancel

  /// A6.
  func test_cancel_cancelsRequest() {
    // Arrange
    create()
    record.forget()

    // Act
    target.cancel()

    // Assert
    XCTAssertEqual(record.calls, ["cancel()"])
  }

  /// A6 X5.
  func test_cancel_withoutRequest_callsNobody() {
    target.cancel()

    XCTAssertEqual(record.calls, [])
  }

  /// A6 X4 X5.
  func test_cancel_onReplyThatIgnoresIt_callsNobody() {
    // Arrange
    create()
    target.cancel()
    record.forget()

    // Act
    clientSpy.createItemCompletion?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(record.calls, [])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_callsNobody() {
    // Arrange
    create()
    record.forget()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(record.calls, [])
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
      self?.record.note("completion")
      self?.results.append($0)
    }
  }
}
