import Items
import XCTest

@testable import CleanSwift

/// Tests the detail's presenter at its boundary: the words it puts out.
final class ItemDetailPresenterTests: XCTestCase {
  private var target: ItemDetailPresenter!
  private var outputSpy: ItemDetailPresenterOutputSpy!

  override func setUp() {
    outputSpy = ItemDetailPresenterOutputSpy()
    target = ItemDetailPresenter()
    target.output = outputSpy
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Present item

  /// D1.
  func test_presentItem_viewModelContainsTitle() {
    // Act
    presentItem()

    // Assert
    XCTAssertEqual(outputSpy.displayItemViewModel?.title, "Water the plants")
  }

  /// D1.
  func test_presentItem_viewModelContainsFormattedDate() {
    // Act
    presentItem()

    // Assert
    XCTAssertEqual(outputSpy.displayItemViewModel?.date, "29 Feb 2024")
  }

  /// D1.
  func test_presentItem_viewModelContainsStateInWords() {
    // Act
    presentItem()

    // Assert
    XCTAssertEqual(outputSpy.displayItemViewModel?.state, "Disabled")
  }

  /// D1.
  func test_presentItem_callsOutputDisplayItemOnly() {
    // Act
    presentItem()

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [
        .displayItem(
          ItemViewModel(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"))
      ])
  }

  // MARK: - Present progress

  /// D2.
  func test_presentProgress_callsOutputDisplayProgressOnly() {
    // Act
    target.presentProgress(response: DetailProgressResponse())

    // Assert
    XCTAssertEqual(outputSpy.calls, [.displayProgress(DetailProgressViewModel())])
  }

  // MARK: - Present detail

  /// D2 D1.
  func test_presentDetail_callsOutputDisplayDetailWithExplanationOnly() {
    // Act
    target.presentDetail(response: DetailResponse(detail: Seeds.Details.milk))

    // Assert
    XCTAssertEqual(outputSpy.calls, [.displayDetail(DetailViewModel(explanation: "Two litres."))])
  }

  // MARK: - Present error

  /// D3.
  func test_presentError_callsOutputDisplayErrorOnly() {
    // Act
    target.presentError(response: DetailErrorResponse(failure: .network(.timedOut)))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [
        .displayError(
          DetailErrorViewModel(message: "The server took too long to answer.", offersRetry: true))
      ])
  }

  /// X1 D3.
  func test_presentError_viewModelsContainMessagesInWords() {
    // Act
    let messages = Seeds.Failures.worded.map { worded in
      target.presentError(response: DetailErrorResponse(failure: worded.failure))
      return outputSpy.displayErrorViewModel?.message
    }

    // Assert
    XCTAssertEqual(messages, Seeds.Failures.worded.map(\.message))
  }

  /// D3.
  func test_presentError_whenItemIsGone_viewModelOffersNoRetry() {
    // Act
    target.presentError(response: DetailErrorResponse(failure: .network(.notFound)))

    // Assert
    XCTAssertEqual(outputSpy.displayErrorViewModel?.offersRetry, false)
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

  // MARK: - Helpers

  private func presentItem() {
    target.presentItem(response: ItemResponse(item: Seeds.Items.plants))
  }
}
