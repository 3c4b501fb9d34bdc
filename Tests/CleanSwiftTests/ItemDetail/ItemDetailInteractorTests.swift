import Items
import ItemsNetworking
import XCTest

@testable import CleanSwift

/// Tests the detail's interactor at its boundary: what it asks the worker, and what it hands over.
final class ItemDetailInteractorTests: XCTestCase {
  private let log = CallLog()
  private var target: ItemDetailInteractor!
  private var outputSpy: ItemDetailInteractorOutputSpy!
  private var workerSpy: ItemDetailWorkerSpy!

  override func setUp() {
    outputSpy = ItemDetailInteractorOutputSpy(log)
    workerSpy = ItemDetailWorkerSpy(log)
    target = ItemDetailInteractor(worker: workerSpy)
    target.output = outputSpy
    target.item = Seeds.Items.plants
  }

  // MARK: - Open detail

  /// D1 D2.
  func test_openDetail_callsOutputPresentPassedItemThenPresentProgressThenWorker() {
    target.openDetail(request: OpenDetailRequest())

    XCTAssertEqual(
      log.calls,
      [
        "presentPassedItem(response:)", "presentProgress(response:)",
        "fetchDetail(of:completion:)",
      ])
  }

  /// D1.
  func test_openDetail_responseContainsItem() {
    target.openDetail(request: OpenDetailRequest())

    XCTAssertEqual(
      outputSpy.presentPassedItemResponse, PassedItemResponse(item: Seeds.Items.plants))
  }

  /// X4.
  func test_openDetail_withoutItem_callsNobody() {
    // Arrange
    target.item = nil

    // Act
    target.openDetail(request: OpenDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// X6 D2.
  func test_openDetail_whileLoading_callsNoWorker() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    target.openDetail(request: OpenDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentPassedItem(response:)"])
  }

  // MARK: - Fetch detail

  /// D2.
  func test_fetchDetail_callsOutputPresentProgressThenWorker() {
    target.fetchDetail(request: FetchDetailRequest())

    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchDetail(of:completion:)"])
  }

  /// D2.
  func test_fetchDetail_workerIsAskedForItem() {
    target.fetchDetail(request: FetchDetailRequest())

    XCTAssertEqual(workerSpy.fetchDetailID, Seeds.Items.plants.id)
  }

  /// X4.
  func test_fetchDetail_withoutItem_callsNobody() {
    // Arrange
    target.item = nil

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// D2.
  func test_fetchDetail_onReply_callsOutputPresentDetailOnly() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(log.calls, ["presentDetail(response:)"])
  }

  /// D2.
  func test_fetchDetail_onReply_responseContainsDetail() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(
      outputSpy.presentDetailResponse, DetailResponse(detail: Seeds.Details.milk))
  }

  /// D1.
  func test_fetchDetail_onReply_keepsItemInDataStore() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(target.item, Seeds.Items.plants)
  }

  /// D3.
  func test_fetchDetail_onFailure_callsOutputPresentErrorOnly() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    workerSpy.fetchDetailCompletion?(.failure(.offline))

    // Assert
    XCTAssertEqual(log.calls, ["presentError(response:)"])
  }

  /// D3.
  func test_fetchDetail_onFailure_responseContainsFailure() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())

    // Act
    workerSpy.fetchDetailCompletion?(.failure(.notFound))

    // Assert
    XCTAssertEqual(
      outputSpy.presentErrorResponse, DetailErrorResponse(failure: .network(.notFound)))
  }

  /// X6 D2.
  func test_fetchDetail_whileLoading_callsNobody() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, [])
  }

  /// D3.
  func test_fetchDetail_afterFailure_callsWorkerAgain() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    workerSpy.fetchDetailCompletion?(.failure(.offline))
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchDetail(of:completion:)"])
  }

  /// D3 X6.
  func test_fetchDetail_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.fetchDetailResult = .failure(.offline)
    target.fetchDetail(request: FetchDetailRequest())
    workerSpy.fetchDetailResult = nil
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchDetail(of:completion:)"])
  }

  // MARK: - Cancel detail

  /// D4 X5.
  func test_cancelDetail_callsWorkerCancelOnly() {
    target.cancelDetail(request: CancelDetailRequest())

    XCTAssertEqual(log.calls, ["cancel()"])
  }

  /// D4.
  func test_fetchDetail_afterCancel_callsWorkerAgain() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    target.cancelDetail(request: CancelDetailRequest())
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    XCTAssertEqual(log.calls, ["presentProgress(response:)", "fetchDetail(of:completion:)"])
  }

  // MARK: - Lifetime

  /// X2 D4.
  func test_fetchDetail_completionDoesNotKeepTargetAlive() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
