import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests the detail's worker: its requests, and which replies it passes on.
final class ItemDetailWorkerTests: XCTestCase {
  private let log = CallLog()
  private var target: ItemDetailWorker!
  private var clientSpy: ItemsClientSpy!
  private var results: [Result<ItemDetail, NetworkError>] = []

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    target = ItemDetailWorker(client: clientSpy)
  }

  // MARK: - Fetch detail

  /// D2.
  func test_fetchDetail_callsClientOnly() {
    fetch()

    XCTAssertEqual(log.calls, ["fetchDetail(of:completion:)"])
  }

  /// D2.
  func test_fetchDetail_clientIsAskedForItem() {
    fetch()

    XCTAssertEqual(clientSpy.fetchDetailID, 7)
  }

  /// D2.
  func test_fetchDetail_onReply_completesWithDetail() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(results, [.success(Seeds.Details.milk)])
  }

  /// D3.
  func test_fetchDetail_whenNetworkFails_completesWithFailure() {
    // Arrange
    fetch()

    // Act
    clientSpy.fetchDetailCompletion?(.failure(.notFound))

    // Assert
    XCTAssertEqual(results, [.failure(.notFound)])
  }

  /// X4.
  func test_fetchDetail_onRepeatedReply_callsNobody() {
    // Arrange
    fetch()
    clientSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  // MARK: - Cancel

  /// D4.
  func test_cancel_cancelsRequest() {
    // Arrange
    fetch()
    log.forget()

    // Act
    target.cancel()

    // Assert
    XCTAssertEqual(log.calls, ["cancel()"])
  }

  /// D4 X5.
  func test_cancel_withoutRequest_callsNobody() {
    target.cancel()

    XCTAssertEqual(log.calls, [])
  }

  /// D4 X4 X5.
  func test_cancel_onReplyThatIgnoresIt_callsNobody() {
    // Arrange
    fetch()
    target.cancel()
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

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

  /// X2 D4.
  func test_fetchDetail_requestDoesNotKeepTargetAlive() {
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
    target.fetchDetail(of: 7) { [weak self] in
      self?.log.note("completion")
      self?.results.append($0)
    }
  }
}
