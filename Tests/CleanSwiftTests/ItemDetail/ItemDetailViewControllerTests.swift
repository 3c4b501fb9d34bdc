import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests what the detail's view controller requests, and what it displays.
final class ItemDetailViewControllerTests: XCTestCase {
  private let log = CallLog<ItemDetailCall>()
  private var target: ItemDetailViewController!

  override func setUp() {
    target = ItemDetailViewController()
    target.output = ItemDetailViewControllerOutputSpy(log)
  }

  // MARK: - Appearing and leaving

  /// X3.
  func test_viewDidLoad_setsTitle() {
    target.loadViewIfNeeded()

    XCTAssertEqual(target.title, "Item")
  }

  /// D1 D2.
  func test_viewDidLoad_requestsOpenDetail() {
    target.loadViewIfNeeded()

    assertCalls(log, [.openDetail])
  }

  /// X7.
  func test_appearingAgain_callsNobody() {
    // Arrange
    loadView()

    // Act
    target.viewWillDisappear()
    target.viewDidDisappear()
    target.viewWillAppear()
    target.viewDidAppear()

    // Assert
    assertCalls(log, [])
  }

  /// D2 X5.
  func test_didMoveToParent_callsNobody() {
    target.didMove(toParent: NavigationController())

    assertCalls(log, [])
  }

  /// D4 X5.
  func test_didMoveToNoParent_requestsCancel() {
    target.didMove(toParent: nil)

    assertCalls(log, [.cancelDetail])
  }

  // MARK: - What the user does

  /// D3.
  func test_retryTap_requestsFetchDetail() {
    // Arrange
    loadView()
    display(message: "Oh", offersRetry: true)

    // Act
    target.send(.touchUpInside, to: "detail.retry")

    // Assert
    assertCalls(log, [.fetchDetail])
  }

  // MARK: - Display passed item

  /// D1.
  func test_displayPassedItem_showsTexts() {
    target.displayPassedItem(
      viewModel: PassedItemViewModel(title: "Milk", date: "today", state: "on"))

    XCTAssertEqual(itemTexts, ["Milk", "today", "on"])
  }

  // MARK: - Display detail

  /// D2.
  func test_displayDetail_showsExplanation() {
    displayDetail()

    XCTAssertEqual(target.text("detail.explanation"), "Two litres.")
  }

  /// D2.
  func test_displayDetail_hidesLoading() {
    // Arrange
    display(showsLoading: true)

    // Act
    displayDetail()

    // Assert
    XCTAssertFalse(target.shows("detail.loading"))
  }

  /// D1.
  func test_displayDetail_itemStays() {
    // Arrange
    target.displayPassedItem(
      viewModel: PassedItemViewModel(title: "Milk", date: "today", state: "on"))

    // Act
    displayDetail()

    // Assert
    XCTAssertEqual(itemTexts, ["Milk", "today", "on"])
  }

  // MARK: - Display status

  /// D2.
  func test_displayStatus_withLoading_showsLoadingOnly() {
    display(showsLoading: true)

    XCTAssertEqual(shownParts, ["detail.loading"])
  }

  /// D3.
  func test_displayStatus_withMessageAndRetry_showsBothOnly() {
    // Arrange
    display(showsLoading: true)

    // Act
    display(message: "Oh", offersRetry: true)

    // Assert
    XCTAssertEqual(shownParts, ["detail.error", "detail.retry"])
  }

  /// D3.
  func test_displayStatus_withoutRetry_showsMessageOnly() {
    display(message: "Oh")

    XCTAssertEqual(shownParts, ["detail.error"])
  }

  /// D3 X1.
  func test_displayStatus_showsTextOfMessage() {
    display(message: "Oh")

    XCTAssertEqual(target.text("detail.error"), "Oh")
  }

  /// D3.
  func test_displayStatus_withoutMessage_hidesMessageAndRetry() {
    // Arrange
    display(message: "Oh", offersRetry: true)

    // Act
    display(showsLoading: true)

    // Assert
    XCTAssertEqual(shownParts, ["detail.loading"])
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

  // MARK: - Without output

  /// X4.
  func test_withoutOutput_doesNotCrash() {
    // Arrange
    target.output = nil

    // Act
    target.loadViewIfNeeded()
    target.send(.touchUpInside, to: "detail.retry")
    target.didMove(toParent: nil)
  }

  // MARK: - Helpers

  /// Loads the view, and forgets what that requests.
  private func loadView() {
    target.loadViewIfNeeded()
    log.forget()
  }

  private func display(
    showsLoading: Bool = false, message: String? = nil, offersRetry: Bool = false
  ) {
    target.displayStatus(
      viewModel: DetailStatusViewModel(
        showsLoading: showsLoading, message: message, offersRetry: offersRetry))
  }

  private func displayDetail() {
    target.displayDetail(
      viewModel: DetailViewModel(
        explanation: "Two litres.",
        status: DetailStatusViewModel(showsLoading: false, message: nil, offersRetry: false)))
  }

  private var itemTexts: [String?] {
    ["detail.title", "detail.date", "detail.state"].map(target.text)
  }

  private var shownParts: [String] {
    ["detail.loading", "detail.error", "detail.retry"].filter(target.shows)
  }
}
