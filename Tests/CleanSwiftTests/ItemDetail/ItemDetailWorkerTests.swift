import Items
import XCTest

@testable import CleanSwift

/// Tests the detail's worker: its requests, and which replies it passes on.
final class ItemDetailWorkerTests: XCTestCase {
  private var target: ItemDetailWorker!
  private var clientSpy: ItemsClientSpy!
  private var results: [Result<ItemDetail, NetworkError>] = []

  override func setUp() {
    clientSpy = ItemsClientSpy()
    target = ItemDetailWorker(client: clientSpy)
    results = []
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Fetch detail

  /// D2 X3.
  func test_fetchDetail_callsClientFetchDetailOnly() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7)])
  }

  /// D2.
  func test_fetchDetail_onReply_completesWithDetail() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchDetailCompletions.first?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Details.milk)])
  }

  /// D3.
  func test_fetchDetail_whenNetworkFails_completesWithFailure() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchDetailCompletions.first?(.failure(.notFound))

    // Assert
    XCTAssertEqual(results, [.failure(.notFound)])
  }

  /// X4.
  func test_fetchDetail_onRepeatedReply_completesOnce() {
    // Arrange
    fetch()
    clientSpy.fetchDetailCompletions.first?(.failure(.offline))

    // Act
    clientSpy.fetchDetailCompletions.first?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(results, [.failure(.offline)])
  }

  // MARK: - Cancel

  /// D4.
  func test_cancel_cancelsTheRequest() {
    // Arrange
    fetch()

    // Act
    target.cancel()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7), .cancel])
  }

  /// X5 D4 X4.
  func test_cancel_onReplyThatIgnoresIt_completesNothing() {
    // Arrange
    fetch()
    target.cancel()

    // Act
    clientSpy.fetchDetailCompletions.first?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(results, [])
  }

  /// X5.
  func test_cancel_afterReply_cancelsNothing() {
    // Arrange
    fetch()
    clientSpy.fetchDetailCompletions.first?(.success(Seeds.Details.milk))

    // Act
    target.cancel()

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7)])
  }

  // MARK: - Lifetime

  /// X2 X5.
  func test_release_cancelsNothing() {
    // Arrange
    fetch()

    // Act
    target = nil

    // Assert
    XCTAssertEqual(clientSpy.calls, [.fetchDetail(7)])
  }

  /// X2 D4.
  func test_request_doesNotKeepTargetAlive() {
    // Arrange
    fetch()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  private func fetch() {
    target.fetchDetail(of: 7) { [unowned self] in results.append($0) }
  }
}
