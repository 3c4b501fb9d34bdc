import Items
import XCTest

@testable import CleanSwift

/// Tests the view models that the form's presenter makes.
final class AddItemPresenterTests: XCTestCase {
  private let log = CallLog<AddItemCall>()
  private var target: AddItemPresenter!
  private var outputSpy: AddItemPresenterOutputSpy!

  override func setUp() {
    outputSpy = AddItemPresenterOutputSpy(log)
    target = AddItemPresenter()
    target.output = outputSpy
  }

  /// A2.
  func test_presentEditedTitle_displaysNoMessage() {
    target.presentEditedTitle(response: EditedTitleResponse())

    assertCalls(log, [.displayMessage(MessageViewModel(message: nil))])
  }

  /// A2 X1.
  func test_presentRefusal_ofBlankTitle_displaysMessage() {
    target.presentRefusal(response: RefusalResponse(error: .blank))

    assertCalls(log, [.displayMessage(MessageViewModel(message: "Title is required"))])
  }

  /// A2 X1.
  func test_presentRefusal_ofLongTitle_displaysMessage() {
    target.presentRefusal(response: RefusalResponse(error: .tooLong))

    assertCalls(log, [.displayMessage(MessageViewModel(message: "Title is too long"))])
  }

  /// A2 A3.
  func test_presentProgress_displaysLoadingWithoutMessage() {
    target.presentProgress(response: SavingProgressResponse())

    assertCalls(log, [.displayStatus(SavingStatusViewModel(showsLoading: true, message: nil))])
  }

  /// A4.
  func test_presentSavedItem_displaysSavedItem() {
    target.presentSavedItem(response: SavedItemResponse())

    assertCalls(log, [.displaySavedItem])
  }

  /// A5 X1.
  func test_presentError_displaysMessageWithoutLoading() {
    target.presentError(response: SavingErrorResponse(failure: .network(.timedOut)))

    let status = SavingStatusViewModel(
      showsLoading: false, message: "The server took too long to answer.")
    assertCalls(log, [.displayStatus(status)])
  }

  /// X2.
  func test_output_isNotKeptAlive() {
    // Arrange
    let survivors = Survivors([outputSpy])

    // Act
    outputSpy = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  /// X4.
  func test_withoutOutput_doesNotCrash() {
    // Arrange
    outputSpy = nil

    // Act
    target.presentEditedTitle(response: EditedTitleResponse())
    target.presentRefusal(response: RefusalResponse(error: .blank))
    target.presentProgress(response: SavingProgressResponse())
    target.presentSavedItem(response: SavedItemResponse())
    target.presentError(response: SavingErrorResponse(failure: .network(.timedOut)))
  }
}
