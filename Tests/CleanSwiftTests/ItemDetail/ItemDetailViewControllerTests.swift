import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests the detail's view controller at its boundary: what it asks for, and what it displays.
final class ItemDetailViewControllerTests: XCTestCase {
  /// What comes and goes below the item.
  private struct Appearance: Equatable {
    var isLoading = false
    var explanation: String?
    var error: String?
    var offersRetry = false
  }

  private var target: ItemDetailViewController!
  private var outputSpy: ItemDetailViewControllerOutputSpy!

  override func setUp() {
    outputSpy = ItemDetailViewControllerOutputSpy()
    target = ItemDetailViewController()
    target.output = outputSpy
    target.loadViewIfNeeded()
    outputSpy.forgetCalls()
  }

  override func tearDown() {
    target = nil
  }

  // MARK: - Coming and going

  /// X3.
  func test_loadView_setsTitle() {
    // Assert
    XCTAssertEqual(target.title, "Item")
  }

  /// D1 D2.
  func test_viewDidLoad_callsOutputShowItemThenFetchDetailOnly() {
    // Act
    target.viewDidLoad()

    // Assert
    XCTAssertEqual(
      outputSpy.calls, [.showItem(ShowItemRequest()), .fetchDetail(FetchDetailRequest())])
  }

  /// D2 D4.
  func test_viewWillAppearAndDisappear_callNoOutput() {
    // Act
    target.viewWillAppear()
    target.viewDidAppear()
    target.viewWillDisappear()
    target.viewDidDisappear()

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// D4 X5.
  func test_didPop_callsOutputCancelDetailOnly() {
    // Act
    target.didMove(toParent: nil)

    // Assert
    XCTAssertEqual(outputSpy.calls, [.cancelDetail(CancelDetailRequest())])
  }

  // MARK: - What the user does

  /// D3.
  func test_retryTap_callsOutputFetchDetailOnly() {
    // Act
    target.send(.touchUpInside, to: "detail.retry")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.fetchDetail(FetchDetailRequest())])
  }

  // MARK: - Display item

  /// D1.
  func test_displayItem_titleIsDisplayed() {
    // Act
    displayItem()

    // Assert
    XCTAssertEqual(target.text("detail.title"), "Milk")
  }

  /// D1.
  func test_displayItem_dateIsDisplayed() {
    // Act
    displayItem()

    // Assert
    XCTAssertEqual(target.text("detail.date"), "today")
  }

  /// D1.
  func test_displayItem_stateIsDisplayed() {
    // Act
    displayItem()

    // Assert
    XCTAssertEqual(target.text("detail.state"), "on")
  }

  /// D1.
  func test_displayDetail_itemStays() {
    // Arrange
    displayItem()

    // Act
    displayDetail()

    // Assert
    XCTAssertEqual(
      ["detail.title", "detail.date", "detail.state"].map(target.text), ["Milk", "today", "on"])
  }

  // MARK: - Display progress

  /// D2.
  func test_displayProgress_showsLoadingAlone() {
    // Act
    displayProgress()

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// D3.
  func test_displayProgress_afterError_errorIsGone() {
    // Arrange
    displayError(offersRetry: true)

    // Act
    displayProgress()

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  // MARK: - Display detail

  /// D2.
  func test_displayDetail_showsExplanationAndEndsLoading() {
    // Arrange
    displayProgress()

    // Act
    displayDetail()

    // Assert
    XCTAssertEqual(appearance, Appearance(explanation: "Two litres."))
  }

  // MARK: - Display error

  /// D3 X1.
  func test_displayError_withRetry_showsBothAndEndsLoading() {
    // Arrange
    displayProgress()

    // Act
    displayError(offersRetry: true)

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// D3.
  func test_displayError_withoutRetry_showsMessageAlone() {
    // Arrange
    displayProgress()

    // Act
    displayError(offersRetry: false)

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh"))
  }

  // MARK: - Lifetime

  /// X2.
  func test_actions_doNotKeepTargetAlive() {
    // Arrange
    let survivors = Survivors([target])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 1")
  }

  // MARK: - Helpers

  private func displayItem() {
    target.displayItem(viewModel: ItemViewModel(title: "Milk", date: "today", state: "on"))
  }

  private func displayProgress() {
    target.displayProgress(viewModel: DetailProgressViewModel())
  }

  private func displayDetail() {
    target.displayDetail(viewModel: DetailViewModel(explanation: "Two litres."))
  }

  private func displayError(offersRetry: Bool) {
    target.displayError(viewModel: DetailErrorViewModel(message: "Oh", offersRetry: offersRetry))
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: target.shows("detail.loading"), explanation: target.text("detail.explanation"),
      error: target.text("detail.error"), offersRetry: target.shows("detail.retry"))
  }
}
