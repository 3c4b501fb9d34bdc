import Items
import XCTest

@testable import CleanSwift

/// Tests the detail's presenter at its boundary: the words it puts out.
final class ItemDetailPresenterTests: XCTestCase {
  private let log = CallLog()
  private var target: ItemDetailPresenter!
  private var outputSpy: ItemDetailPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemDetailPresenterOutputSpy(log)
    target = ItemDetailPresenter()
    target.output = outputSpy
  }

  // MARK: - Present passed item

  /// D1.
  func test_presentPassedItem_callsOutputDisplayPassedItemOnly() {
    target.presentPassedItem(response: PassedItemResponse(item: Seeds.Items.plants))

    XCTAssertEqual(log.calls, ["displayPassedItem(viewModel:)"])
  }

  /// D1.
  func test_presentPassedItem_viewModelContainsTitle() {
    target.presentPassedItem(response: PassedItemResponse(item: Seeds.Items.plants))

    XCTAssertEqual(outputSpy.displayPassedItemViewModel?.title, "Water the plants")
  }

  /// D1.
  func test_presentPassedItem_viewModelContainsFormattedDate() {
    target.presentPassedItem(response: PassedItemResponse(item: Seeds.Items.plants))

    XCTAssertEqual(outputSpy.displayPassedItemViewModel?.date, "29 Feb 2024")
  }

  /// D1.
  func test_presentPassedItem_viewModelContainsStateInWords() {
    target.presentPassedItem(response: PassedItemResponse(item: Seeds.Items.plants))

    XCTAssertEqual(outputSpy.displayPassedItemViewModel?.state, "Disabled")
  }

  /// D1.
  func test_presentPassedItem_ofEnabledItem_viewModelContainsStateInWords() {
    target.presentPassedItem(response: PassedItemResponse(item: Seeds.Items.milk))

    XCTAssertEqual(outputSpy.displayPassedItemViewModel?.state, "Enabled")
  }

  // MARK: - Present progress

  /// D2.
  func test_presentProgress_callsOutputDisplayProgressOnly() {
    target.presentProgress(response: DetailProgressResponse())

    XCTAssertEqual(log.calls, ["displayProgress(viewModel:)"])
  }

  // MARK: - Present detail

  /// D2.
  func test_presentDetail_viewModelContainsExplanation() {
    target.presentDetail(response: DetailResponse(detail: Seeds.Details.milk))

    XCTAssertEqual(
      outputSpy.displayDetailViewModel, DetailViewModel(explanation: "Two litres."))
  }

  /// D1.
  func test_presentDetail_callsOutputDisplayDetailOnly() {
    target.presentDetail(response: DetailResponse(detail: Seeds.Details.milk))

    XCTAssertEqual(log.calls, ["displayDetail(viewModel:)"])
  }

  // MARK: - Present error

  /// D3.
  func test_presentError_callsOutputDisplayErrorOnly() {
    target.presentError(response: DetailErrorResponse(failure: .network(.timedOut)))

    XCTAssertEqual(log.calls, ["displayError(viewModel:)"])
  }

  /// D3 X1.
  func test_presentError_viewModelContainsMessageInWordsAndOffersRetry() {
    target.presentError(response: DetailErrorResponse(failure: .network(.timedOut)))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel,
      DetailErrorViewModel(message: "The server took too long to answer.", offersRetry: true))
  }

  /// D3 X1.
  func test_presentError_whenItemIsGone_viewModelOffersNoRetry() {
    target.presentError(response: DetailErrorResponse(failure: .network(.notFound)))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel,
      DetailErrorViewModel(message: "This item no longer exists.", offersRetry: false))
  }

  // MARK: - Lifetime

  /// X2.
  func test_output_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([outputSpy])

    // Act
    outputSpy = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }
}
