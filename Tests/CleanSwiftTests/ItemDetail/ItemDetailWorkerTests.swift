import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests what the detail's worker sends, and what it completes with.
final class ItemDetailWorkerTests: XCTestCase {
  private let log = CallLog<OuterCall>()
  private var target: ItemDetailWorker!
  private var clientSpy: ItemsClientSpy!

  override func setUp() {
    clientSpy = ItemsClientSpy(log)
    target = ItemDetailWorker(client: clientSpy)
  }

  // MARK: - Fetch detail

  /// D2.
  func test_fetchDetail_callsClient() {
    fetch()

    assertCalls(log, [.fetchDetail(7)])
  }

  /// D2.
  func test_fetchDetail_onReply_completesWithDetail() {
    // Arrange
    fetch()
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    assertCalls(log, [.completeDetail(.success(Samples.milkDetail))])
  }

  /// D3.
  func test_fetchDetail_whenNetworkFails_completesWithFailure() {
    // Arrange
    fetch()
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.failure(.notFound))

    // Assert
    assertCalls(log, [.completeDetail(.failure(.network(.notFound)))])
  }

  /// D2 X4.
  func test_fetchDetail_onRepeatedReply_callsNobody() {
    // Arrange
    fetch()
    clientSpy.fetchDetailCompletion?(.success(Samples.milkDetail))
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    assertCalls(log, [])
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
    assertCalls(log, [.cancel])
  }

  /// D4 X4 X5.
  func test_cancel_thenLateReply_callsNobody() {
    // Arrange
    fetch()
    target.cancel()
    log.forget()

    // Act
    clientSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    assertCalls(log, [])
  }

  // MARK: - Lifetime

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
    target.fetchDetail(of: 7) { [log] in log.add(.completeDetail($0)) }
  }
}
