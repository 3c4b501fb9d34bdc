import Items
import XCTest

@testable import CleanSwift

/// Tests the form's worker: its requests, and what it keeps.
final class AddItemWorkerTests: XCTestCase {
  private let newItem = Seeds.NewItems.milk
  private var target: AddItemWorker!
  private var clientSpy: ItemsClientSpy!
  private var storeSpy: StoreSpy!
  private var results: [Result<Item, NetworkError>] = []

  override func setUp() {
    clientSpy = ItemsClientSpy()
    storeSpy = StoreSpy()
    target = AddItemWorker(client: clientSpy, store: storeSpy)
    results = []
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Create item

  /// A3 X3.
  func test_createItem_callsClientCreateItemOnly() {
    // Act
    create()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.createItem(newItem)])
  }

  /// A4 X3.
  func test_createItem_beforeReply_callsNoStore() {
    // Act
    create()

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  /// A4 X3.
  func test_createItem_onReply_callsStoreInsertOnly() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(storeSpy.calls, [.insert(Seeds.Items.plants)])
  }

  /// A4.
  func test_createItem_onReply_completesWithItem() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Items.plants)])
  }

  /// A4.
  func test_createItem_whenStoreRefuses_completesWithItemAllTheSame() {
    // Arrange
    storeSpy.writeError = .writeFailed
    create()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Items.plants)])
  }

  /// A5.
  func test_createItem_whenNetworkFails_completesWithFailure() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletions.first?(.failure(.status(422)))

    // Assert
    XCTAssertEqual(results, [.failure(.status(422))])
  }

  /// A5 X3.
  func test_createItem_whenNetworkFails_callsNoStore() {
    // Arrange
    create()

    // Act
    clientSpy.createItemCompletions.first?(.failure(.offline))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  /// X4.
  func test_createItem_onRepeatedReply_completesOnce() {
    // Arrange
    create()
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.milk))

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.plants))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Items.milk)])
  }

  // MARK: - Cancel

  /// A6.
  func test_cancel_cancelsTheRequest() {
    // Arrange
    create()

    // Act
    target.cancel()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.createItem(newItem), .cancel])
  }

  /// X5 A6 X4.
  func test_cancel_onReplyThatIgnoresIt_completesNothing() {
    // Arrange
    create()
    target.cancel()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(results, [])
  }

  /// X5 A6.
  func test_cancel_onReplyThatIgnoresIt_callsNoStore() {
    // Arrange
    create()
    target.cancel()

    // Act
    clientSpy.createItemCompletions.first?(.success(Seeds.Items.milk))

    // Assert
    XCTAssertEqual(storeSpy.calls, [])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_cancelsNothing() {
    // Arrange
    create()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(clientSpy.calls, [.createItem(newItem)])
  }

  /// X2 A6.
  func test_request_doesNotKeepTargetAlive() {
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
    target.createItem(newItem) { [unowned self] in results.append($0) }
  }
}
