import Items
import XCTest

@testable import CleanSwift

/// Tests the detail's interactor at its boundary: what it asks the worker, and what it hands over.
final class ItemDetailInteractorTests: XCTestCase {
  private var target: ItemDetailInteractor!
  private var outputSpy: ItemDetailInteractorOutputSpy!
  private var workerSpy: ItemDetailWorkerSpy!

  override func setUp() {
    outputSpy = ItemDetailInteractorOutputSpy()
    workerSpy = ItemDetailWorkerSpy()
    target = ItemDetailInteractor(worker: workerSpy)
    target.output = outputSpy
    target.item = Seeds.Items.plants
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Show item

  /// D1.
  func test_showItem_callsOutputPresentItemOnly() {
    // Act
    target.showItem(request: ShowItemRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentItem(ItemResponse(item: Seeds.Items.plants))])
  }

  /// D1 D2.
  func test_showItem_callsNoWorker() {
    // Act
    target.showItem(request: ShowItemRequest())

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  /// X4.
  func test_showItem_withoutItem_callsNoOutput() {
    // Arrange
    target.item = nil

    // Act
    target.showItem(request: ShowItemRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Fetch detail

  /// D2.
  func test_fetchDetail_callsWorkerFetchDetailOfItem() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchDetail(Seeds.Items.plants.id)])
  }

  /// D2.
  func test_fetchDetail_callsOutputPresentProgressOnly() {
    // Act
    fetch()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(DetailProgressResponse())])
  }

  /// D2.
  func test_fetchDetail_onReply_callsOutputPresentDetailOnly() {
    // Arrange
    fetch()
    outputSpy.forgetCalls()

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentDetail(DetailResponse(detail: Seeds.Details.milk))])
  }

  /// D1.
  func test_fetchDetail_onReply_keepsItemInDataStore() {
    // Arrange
    fetch()

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(target.item, Seeds.Items.plants)
  }

  /// D3.
  func test_fetchDetail_onEachFailure_callsOutputPresentErrorOnly() {
    // Arrange
    let errors: [NetworkError] = [
      .offline, .timedOut, .notFound, .status(503), .undecodable(reason: "]"),
    ]

    // Act
    let calls = errors.map { error in
      fetch()
      outputSpy.forgetCalls()
      workerSpy.fetchDetailCompletion?(.failure(error))
      return outputSpy.calls
    }

    // Assert
    XCTAssertEqual(
      calls, errors.map { [.presentError(DetailErrorResponse(failure: .network($0)))] })
  }

  /// D2 X6.
  func test_fetchDetail_whileLoading_callsNoWorkerAgain() {
    // Arrange
    fetch()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchDetail(2)])
  }

  /// D2 X6.
  func test_fetchDetail_whileLoading_callsNoOutputAgain() {
    // Arrange
    fetch()

    // Act
    fetch()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.presentProgress(DetailProgressResponse())])
  }

  /// D2.
  func test_fetchDetail_afterReply_callsWorkerAgain() {
    // Arrange
    fetch()
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchDetail(2), .fetchDetail(2)])
  }

  /// D3.
  func test_fetchDetail_afterFailure_callsWorkerAgain() {
    // Arrange
    fetch()
    workerSpy.fetchDetailCompletion?(.failure(.offline))

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchDetail(2), .fetchDetail(2)])
  }

  /// X4.
  func test_fetchDetail_withoutItem_callsNoWorker() {
    // Arrange
    target.item = nil

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [])
  }

  // MARK: - Cancel detail

  /// D4 X5.
  func test_cancelDetail_callsWorkerCancelOnly() {
    // Act
    target.cancelDetail(request: CancelDetailRequest())

    // Assert
    XCTAssertEqual(workerSpy.calls, [.cancel])
  }

  /// D4 X5.
  func test_cancelDetail_callsNoOutput() {
    // Act
    target.cancelDetail(request: CancelDetailRequest())

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// D2 D4.
  func test_fetchDetail_afterCancel_callsWorkerAgain() {
    // Arrange
    fetch()
    target.cancelDetail(request: CancelDetailRequest())

    // Act
    fetch()

    // Assert
    XCTAssertEqual(workerSpy.calls, [.fetchDetail(2), .cancel, .fetchDetail(2)])
  }

  // MARK: - Lifetime

  /// X2 D4.
  func test_completion_doesNotKeepTargetAlive() {
    // Arrange
    fetch()
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// D4 X4.
  func test_lateReply_whenTargetIsGone_callsNoOutput() {
    // Arrange
    fetch()
    outputSpy.forgetCalls()
    target = nil

    // Act
    workerSpy.fetchDetailCompletion?(.success(Seeds.Details.milk))

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - Helpers

  private func fetch() {
    target.fetchDetail(request: FetchDetailRequest())
  }
}
