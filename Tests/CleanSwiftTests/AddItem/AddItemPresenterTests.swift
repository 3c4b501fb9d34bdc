import Items
import XCTest

@testable import CleanSwift

/// Tests the form's presenter at its boundary: the words it puts out.
final class AddItemPresenterTests: XCTestCase {
  private let log = CallLog()
  private var target: AddItemPresenter!
  private var outputSpy: AddItemPresenterOutputSpy!

  override func setUp() {
    outputSpy = AddItemPresenterOutputSpy(log)
    target = AddItemPresenter()
    target.output = outputSpy
  }

  // MARK: - Present edited title

  /// A2.
  func test_presentEditedTitle_callsOutputDisplayEditedTitleOnly() {
    target.presentEditedTitle(response: EditedTitleResponse())

    XCTAssertEqual(log.calls, ["displayEditedTitle(viewModel:)"])
  }

  // MARK: - Present refusal

  /// A2.
  func test_presentRefusal_callsOutputDisplayErrorOnly() {
    target.presentRefusal(response: RefusalResponse(error: .blank))

    XCTAssertEqual(log.calls, ["displayError(viewModel:)"])
  }

  /// A2 X1.
  func test_presentRefusal_ofBlankTitle_viewModelContainsMessageInWords() {
    target.presentRefusal(response: RefusalResponse(error: .blank))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel, SavingErrorViewModel(message: "Title is required"))
  }

  /// A2 X1.
  func test_presentRefusal_ofLongTitle_viewModelContainsMessageInWords() {
    target.presentRefusal(response: RefusalResponse(error: .tooLong))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel, SavingErrorViewModel(message: "Title is too long"))
  }

  // MARK: - Present progress

  /// A3.
  func test_presentProgress_callsOutputDisplayProgressOnly() {
    target.presentProgress(response: SavingProgressResponse())

    XCTAssertEqual(log.calls, ["displayProgress(viewModel:)"])
  }

  // MARK: - Present saved item

  /// A4.
  func test_presentSavedItem_callsOutputDisplaySavedItemOnly() {
    target.presentSavedItem(response: SavedItemResponse())

    XCTAssertEqual(log.calls, ["displaySavedItem(viewModel:)"])
  }

  // MARK: - Present error

  /// A5.
  func test_presentError_callsOutputDisplayErrorOnly() {
    target.presentError(response: SavingErrorResponse(failure: .network(.timedOut)))

    XCTAssertEqual(log.calls, ["displayError(viewModel:)"])
  }

  /// A5 X1.
  func test_presentError_viewModelContainsMessageInWords() {
    target.presentError(response: SavingErrorResponse(failure: .network(.timedOut)))

    XCTAssertEqual(
      outputSpy.displayErrorViewModel,
      SavingErrorViewModel(message: "The server took too long to answer."))
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
