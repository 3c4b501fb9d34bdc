import Items
import XCTest

@testable import CleanSwift

/// Tests what the detail's interactor requests from its worker, and what it presents.
final class ItemDetailInteractorTests: XCTestCase {
  private let log = CallLog<ItemDetailCall>()
  private var target: ItemDetailInteractor!
  private var workerSpy: ItemDetailWorkerSpy!

  override func setUp() {
    workerSpy = ItemDetailWorkerSpy(log)
    target = ItemDetailInteractor(worker: workerSpy)
    target.output = ItemDetailInteractorOutputSpy(log)
    target.item = Samples.plants
  }

  // MARK: - Open detail

  /// D1 D2.
  func test_openDetail_presentsPassedItemThenLoads() {
    target.openDetail(request: OpenDetailRequest())

    assertCalls(
      log,
      [
        .presentPassedItem(PassedItemResponse(item: Samples.plants)), .presentProgress,
        .worker(.fetchDetail(Samples.plants.id)),
      ])
  }

  /// X4.
  func test_openDetail_withoutItem_callsNobody() {
    // Arrange
    target.item = nil

    // Act
    target.openDetail(request: OpenDetailRequest())

    // Assert
    assertCalls(log, [])
  }

  // MARK: - Fetch detail

  /// D2.
  func test_fetchDetail_presentsProgressThenCallsWorker() {
    target.fetchDetail(request: FetchDetailRequest())

    assertCalls(log, [.presentProgress, .worker(.fetchDetail(Samples.plants.id))])
  }

  /// X4.
  func test_fetchDetail_withoutItem_callsNobody() {
    // Arrange
    target.item = nil

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    assertCalls(log, [])
  }

  /// D2.
  func test_fetchDetail_onReply_presentsDetail() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    workerSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    assertCalls(log, [.presentDetail(DetailResponse(detail: Samples.milkDetail))])
  }

  /// D1.
  func test_fetchDetail_onReply_keepsItem() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())

    // Act
    workerSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    XCTAssertEqual(target.item, Samples.plants)
  }

  /// D3.
  func test_fetchDetail_onFailure_presentsError() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    workerSpy.fetchDetailCompletion?(.failure(.network(.notFound)))

    // Assert
    assertCalls(log, [.presentError(DetailErrorResponse(failure: .network(.notFound)))])
  }

  /// X6 D2.
  func test_fetchDetail_whileLoading_callsNobody() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    assertCalls(log, [])
  }

  /// D3.
  func test_fetchDetail_afterFailure_callsWorkerAgain() {
    // Arrange
    target.fetchDetail(request: FetchDetailRequest())
    workerSpy.fetchDetailCompletion?(.failure(.network(.offline)))
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    assertCalls(log, [.presentProgress, .worker(.fetchDetail(Samples.plants.id))])
  }

  /// D3 X6.
  func test_fetchDetail_afterFailureWithinCall_callsWorkerAgain() {
    // Arrange
    workerSpy.fetchDetailResult = .failure(.network(.offline))
    target.fetchDetail(request: FetchDetailRequest())
    workerSpy.fetchDetailResult = nil
    log.forget()

    // Act
    target.fetchDetail(request: FetchDetailRequest())

    // Assert
    assertCalls(log, [.presentProgress, .worker(.fetchDetail(Samples.plants.id))])
  }

  // MARK: - Cancel detail

  /// D4 X5.
  func test_cancelDetail_cancelsWorker() {
    target.cancelDetail(request: CancelDetailRequest())

    assertCalls(log, [.worker(.cancel)])
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

  // MARK: - Without output

  /// X4.
  func test_withoutOutput_onlyCallsWorker() {
    // Arrange
    target.output = nil
    let call = ItemDetailCall.worker(.fetchDetail(Samples.plants.id))

    // Act
    target.openDetail(request: OpenDetailRequest())
    workerSpy.fetchDetailCompletion?(.failure(.network(.offline)))
    target.fetchDetail(request: FetchDetailRequest())
    workerSpy.fetchDetailCompletion?(.success(Samples.milkDetail))

    // Assert
    assertCalls(log, [call, call])
  }
}
