import Items
import XCTest

@testable import CleanSwift

/// Tests the form's presenter at its boundary: the words it puts out.
final class AddItemPresenterTests: XCTestCase {
  private var target: AddItemPresenter!
  private var outputSpy: AddItemPresenterOutputSpy!

  override func setUp() {
    outputSpy = AddItemPresenterOutputSpy()
    target = AddItemPresenter()
    target.output = outputSpy
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Present refusal

  /// A2 X1.
  func test_presentRefusal_ofBlankTitle_callsOutputDisplayErrorInWords() {
    // Act
    target.presentRefusal(response: RefusalResponse(error: .blank))

    // Assert
    XCTAssertEqual(
      outputSpy.calls, [.displayError(SavingErrorViewModel(message: "Title is required"))])
  }

  /// A2 X1.
  func test_presentRefusal_ofLongTitle_callsOutputDisplayErrorInWords() {
    // Act
    target.presentRefusal(response: RefusalResponse(error: .tooLong))

    // Assert
    XCTAssertEqual(
      outputSpy.calls, [.displayError(SavingErrorViewModel(message: "Title is too long"))])
  }

  // MARK: - Present progress

  /// A3.
  func test_presentProgress_callsOutputDisplayProgressOnly() {
    // Act
    target.presentProgress(response: SavingProgressResponse())

    // Assert
    XCTAssertEqual(outputSpy.calls, [.displayProgress(SavingProgressViewModel())])
  }

  // MARK: - Present saved item

  /// A4.
  func test_presentSavedItem_callsOutputDisplaySavedItemOnly() {
    // Act
    target.presentSavedItem(response: SavedItemResponse())

    // Assert
    XCTAssertEqual(outputSpy.calls, [.displaySavedItem(SavedItemViewModel())])
  }

  // MARK: - Present error

  /// A5.
  func test_presentError_callsOutputDisplayErrorOnly() {
    // Act
    target.presentError(response: SavingErrorResponse(failure: .network(.timedOut)))

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.displayError(SavingErrorViewModel(message: "The server took too long to answer."))])
  }

  /// X1 A5.
  func test_presentError_viewModelsContainMessagesInWords() {
    // Act
    let messages = Seeds.Failures.worded.map { worded in
      target.presentError(response: SavingErrorResponse(failure: worded.failure))
      return outputSpy.displayErrorViewModel?.message
    }

    // Assert
    XCTAssertEqual(messages, Seeds.Failures.worded.map(\.message))
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
