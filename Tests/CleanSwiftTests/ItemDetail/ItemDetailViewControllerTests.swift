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

  private let log = CallLog()
  private var target: ItemDetailViewController!
  private var outputSpy: ItemDetailViewControllerOutputSpy!

  override func setUp() {
    outputSpy = ItemDetailViewControllerOutputSpy(log)
    target = ItemDetailViewController()
    target.output = outputSpy
    target.loadViewIfNeeded()
    log.forget()
  }

  // MARK: - Coming and going

  /// X3.
  func test_loadView_setsTitle() {
    XCTAssertEqual(target.title, "Item")
  }

  /// D1 D2.
  func test_viewDidLoad_callsOutputOpenDetailOnly() {
    target.viewDidLoad()

    XCTAssertEqual(log.calls, ["openDetail(request:)"])
  }

  /// X7.
  func test_coveringAndUncovering_callsNobody() {
    target.viewWillDisappear()
    target.viewDidDisappear()
    target.viewWillAppear()
    target.viewDidAppear()

    XCTAssertEqual(log.calls, [])
  }

  /// D2 X5.
  func test_didMoveToParent_callsNobody() {
    target.didMove(toParent: NavigationController())

    XCTAssertEqual(log.calls, [])
  }

  /// D4 X5.
  func test_didMoveToNoParent_callsOutputCancelDetailOnly() {
    target.didMove(toParent: nil)

    XCTAssertEqual(log.calls, ["cancelDetail(request:)"])
  }

  // MARK: - What the user does

  /// D3.
  func test_retryTap_callsOutputFetchDetailOnly() {
    target.send(.touchUpInside, to: "detail.retry")

    XCTAssertEqual(log.calls, ["fetchDetail(request:)"])
  }

  // MARK: - Display passed item

  /// D1.
  func test_displayPassedItem_textsAreDisplayed() {
    target.displayPassedItem(
      viewModel: PassedItemViewModel(title: "Milk", date: "today", state: "on"))

    XCTAssertEqual(
      ["detail.title", "detail.date", "detail.state"].map(target.text), ["Milk", "today", "on"])
  }

  // MARK: - Display progress

  /// D2 D3.
  func test_displayProgress_showsLoadingInPlaceOfError() {
    // Arrange
    target.displayError(viewModel: DetailErrorViewModel(message: "Oh", offersRetry: true))

    // Act
    target.displayProgress(viewModel: DetailProgressViewModel())

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  // MARK: - Display detail

  /// D2.
  func test_displayDetail_showsExplanationAndEndsLoading() {
    // Arrange
    target.displayProgress(viewModel: DetailProgressViewModel())

    // Act
    target.displayDetail(viewModel: DetailViewModel(explanation: "Two litres."))

    // Assert
    XCTAssertEqual(appearance, Appearance(explanation: "Two litres."))
  }

  /// D1.
  func test_displayDetail_itemStays() {
    // Arrange
    target.displayPassedItem(
      viewModel: PassedItemViewModel(title: "Milk", date: "today", state: "on"))

    // Act
    target.displayDetail(viewModel: DetailViewModel(explanation: "Two litres."))

    // Assert
    XCTAssertEqual(
      ["detail.title", "detail.date", "detail.state"].map(target.text), ["Milk", "today", "on"])
  }

  // MARK: - Display error

  /// D3 X1.
  func test_displayError_showsMessageWithRetryAndEndsLoading() {
    // Arrange
    target.displayProgress(viewModel: DetailProgressViewModel())

    // Act
    target.displayError(viewModel: DetailErrorViewModel(message: "Oh", offersRetry: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// D3.
  func test_displayError_withoutRetry_showsMessageAlone() {
    target.displayError(viewModel: DetailErrorViewModel(message: "Oh", offersRetry: false))

    XCTAssertEqual(appearance, Appearance(error: "Oh"))
  }

  // MARK: - Lifetime

  /// X2.
  func test_actions_doNotKeepTargetAlive() {
    // Arrange
    let survivors = Survivors([target, target.view])

    // Act
    target = nil

    // Assert
    XCTAssertEqual("\(survivors)", "0 of 2")
  }

  // MARK: - Helpers

  private var appearance: Appearance {
    Appearance(
      isLoading: target.shows("detail.loading"), explanation: target.text("detail.explanation"),
      error: target.text("detail.error"), offersRetry: target.shows("detail.retry"))
  }
}
