import HeadlessKit
import UserDriver
import XCTest

@testable import CleanSwift

/// Tests the list's view controller at its boundary: what it asks for, and what it displays.
final class ItemsListViewControllerTests: XCTestCase {
  /// What comes and goes over the rows, and what can be used.
  private struct Appearance: Equatable {
    var isLoading = false
    var isRefreshing = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
    var allowsRows = true
    var allowsPull = true
    var allowsAdding = true
    var allowsDeleting = false
  }

  private let milk = ItemsViewModel.Row(title: "Milk", date: "today", state: "on")
  private let plants = ItemsViewModel.Row(title: "Plants", date: "tomorrow", state: "off")
  private let log = CallLog()
  private var target: ItemsListViewController!
  private var outputSpy: ItemsListViewControllerOutputSpy!
  private var routerSpy: ItemsListRouterSpy!
  private var table: TableView!

  override func setUpWithError() throws {
    outputSpy = ItemsListViewControllerOutputSpy(log)
    routerSpy = ItemsListRouterSpy(log)
    target = ItemsListViewController()
    target.output = outputSpy
    target.router = routerSpy
    table = try XCTUnwrap(target.part("items.table") as? TableView)
    log.forget()
  }

  // MARK: - Coming and going

  /// X3.
  func test_loadView_setsTitle() {
    XCTAssertEqual(target.title, "Items")
  }

  /// L1.
  func test_viewDidLoad_callsOutputOpenListOnly() {
    target.viewDidLoad()

    XCTAssertEqual(log.calls, ["openList(request:)"])
  }

  /// A4 L1 X7.
  func test_viewWillAppear_callsOutputReloadItemsOnly() {
    target.viewWillAppear()

    XCTAssertEqual(log.calls, ["reloadItems(request:)"])
  }

  /// X7 L1.
  func test_viewDidAppear_callsNobody() {
    target.viewDidAppear()

    XCTAssertEqual(log.calls, [])
  }

  // MARK: - What the user does

  /// L7 L3.
  func test_retryTap_requestIsNoPull() {
    // Arrange
    table.refreshControl?.pull()

    // Act
    target.send(.touchUpInside, to: "items.retry")

    // Assert
    XCTAssertEqual(outputSpy.fetchItemsRequest, FetchItemsRequest(isPull: false))
  }

  /// L6.
  func test_pull_requestIsPull() {
    table.refreshControl?.pull()

    XCTAssertEqual(outputSpy.fetchItemsRequest, FetchItemsRequest(isPull: true))
  }

  /// L8.
  func test_deleteAllTap_callsOutputDeleteItemsOnly() {
    target.send(.touchUpInside, to: "items.deleteAll")

    XCTAssertEqual(log.calls, ["deleteItems(request:)"])
  }

  /// L10.
  func test_addTap_callsRouterRouteToAddItemOnly() {
    target.send(.touchUpInside, to: "items.add")

    XCTAssertEqual(log.calls, ["routeToAddItem()"])
  }

  /// L9.
  func test_rowTap_callsRouterRouteToItemDetailOnly() {
    // Arrange
    display([milk])

    // Act
    table.touchRow(at: 0)

    // Assert
    XCTAssertEqual(log.calls, ["routeToItemDetail(row:)"])
  }

  /// L9.
  func test_rowTap_routerIsGivenRow() {
    // Arrange
    display([milk, plants])

    // Act
    table.touchRow(at: 1)

    // Assert
    XCTAssertEqual(routerSpy.routeToItemDetailRow, 1)
  }

  /// L9.
  func test_rowTap_leavesNoMark() {
    // Arrange
    display([milk])

    // Act
    table.touchRow(at: 0)

    // Assert
    XCTAssertNil(table.selectedRow)
  }

  /// X6 L10.
  func test_addTap_whileDeleting_isRefusedByButtonAlone() {
    // Arrange
    displayDeleting()

    // Act
    target.send(.touchUpInside, to: "items.add")

    // Assert
    XCTAssertEqual(log.calls, ["routeToAddItem()"])
  }

  /// X6 L9.
  func test_rowTap_whileDeleting_isRefusedByTableAlone() {
    // Arrange
    display([milk])
    displayDeleting()

    // Act
    target.tableView(table, didSelectRowAt: 0)

    // Assert
    XCTAssertEqual(log.calls, ["routeToItemDetail(row:)"])
  }

  // MARK: - Display items

  /// L2.
  func test_displayItems_textsAreDisplayedInOrder() {
    target.displayItems(
      viewModel: ItemsViewModel(rows: [plants, milk], showsEmpty: false, allowsDeleting: true))

    XCTAssertEqual(texts, [["Plants", "tomorrow", "off"], ["Milk", "today", "on"]])
  }

  /// L2 L8.
  func test_displayItems_again_replacesRows() {
    // Arrange
    display([milk])

    // Act
    target.displayItems(
      viewModel: ItemsViewModel(rows: [plants], showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(texts, [["Plants", "tomorrow", "off"]])
  }

  /// L2 L6 L8.
  func test_displayItems_endsWhatWasUnderWay() {
    // Arrange
    displayEverythingUnderWay()

    // Act
    target.displayItems(
      viewModel: ItemsViewModel(rows: [milk], showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L4 L8.
  func test_displayItems_emptyTextAndDeletingAreAsViewModelSays() {
    // Arrange
    display([milk])

    // Act
    target.displayItems(
      viewModel: ItemsViewModel(rows: [plants], showsEmpty: true, allowsDeleting: false))

    // Assert
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L11.
  func test_displayItems_whileCovered_textsAreDisplayed() {
    // Arrange
    let window = coverTarget()

    // Act
    target.displayItems(
      viewModel: ItemsViewModel(rows: [milk], showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
    withExtendedLifetime(window) {}
  }

  /// L10.
  func test_scroll_displaysRowsFurtherDown() {
    // Arrange
    display(numbered(100))

    // Act
    table.scrollToRow(at: 50)

    // Assert
    XCTAssertEqual(texts.compactMap(\.first), (50..<62).map { "Row \($0)" })
  }

  /// L11.
  func test_displayItems_keepsScrollOffset() {
    // Arrange
    display(numbered(40))
    table.scrollToRow(at: 20)

    // Act
    target.displayItems(
      viewModel: ItemsViewModel(rows: numbered(41), showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(table.visibleRows.lowerBound, 20)
  }

  // MARK: - Display unchanged items

  /// L12.
  func test_displayUnchangedItems_makesNoCell() {
    // Arrange
    display([milk, plants])
    let cells = table.visibleCells.map(ObjectIdentifier.init)
    table.dataSource = nil

    // Act
    target.displayUnchangedItems(
      viewModel: UnchangedItemsViewModel(showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(table.visibleCells.map(ObjectIdentifier.init), cells)
  }

  /// L2 L6 L12.
  func test_displayUnchangedItems_endsWhatWasUnderWay() {
    // Arrange
    displayEverythingUnderWay()

    // Act
    target.displayUnchangedItems(
      viewModel: UnchangedItemsViewModel(showsEmpty: false, allowsDeleting: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L4 L8.
  func test_displayUnchangedItems_emptyTextAndDeletingAreAsViewModelSays() {
    target.displayUnchangedItems(
      viewModel: UnchangedItemsViewModel(showsEmpty: true, allowsDeleting: false))

    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  // MARK: - Display progress

  /// L1 L7.
  func test_displayProgress_showsLoadingInPlaceOfError() {
    // Arrange
    displayError()

    // Act
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L6 L4.
  func test_displayProgress_ofPull_showsRefreshControlAlone() {
    // Arrange
    table.refreshControl?.pull()

    // Act
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: false, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// A4 L5.
  func test_displayProgress_withLoadingDuringPull_showsBoth() {
    // Arrange
    table.refreshControl?.pull()

    // Act
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true, isRefreshing: true))
  }

  /// L4.
  func test_displayProgress_emptyTextIsGone() {
    // Arrange
    target.displayItems(
      viewModel: ItemsViewModel(rows: [], showsEmpty: true, allowsDeleting: false))

    // Act
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L8.
  func test_displayProgress_allowsNoDeleting() {
    // Arrange
    display([milk])

    // Act
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L8.
  func test_displayProgress_useIsAsViewModelSays() {
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: false))

    XCTAssertEqual(
      appearance,
      Appearance(isLoading: true, allowsRows: false, allowsPull: false, allowsAdding: false))
  }

  /// L8 A4.
  func test_displayProgress_afterDeleting_allowsUseAgain() {
    // Arrange
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: false))

    // Act
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// A4 L6.
  func test_displayProgress_rowsStay() {
    // Arrange
    display([milk])

    // Act
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: true))

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
  }

  // MARK: - Display error

  /// L3 L6 L8.
  func test_displayError_showsMessageWithRetryAndEndsWhatWasUnderWay() {
    // Arrange
    displayEverythingUnderWay()

    // Act
    target.displayError(
      viewModel: ItemsErrorViewModel(message: "Oh", allowsDeleting: true))

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
  }

  /// L8 L4.
  func test_displayError_deletingIsAsViewModelSays() {
    // Arrange
    display([milk])

    // Act
    target.displayError(
      viewModel: ItemsErrorViewModel(message: "Oh", allowsDeleting: false))

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L3 L8.
  func test_displayError_rowsStay() {
    // Arrange
    display([milk])

    // Act
    target.displayError(
      viewModel: ItemsErrorViewModel(message: "Oh", allowsDeleting: true))

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
  }

  /// L11 L3.
  func test_displayError_whileCovered_showsMessage() {
    // Arrange
    let window = coverTarget()

    // Act
    target.displayError(
      viewModel: ItemsErrorViewModel(message: "Oh", allowsDeleting: false))

    // Assert
    XCTAssertEqual(target.text("items.error"), "Oh")
    withExtendedLifetime(window) {}
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

  private func display(_ rows: [ItemsViewModel.Row]) {
    target.displayItems(
      viewModel: ItemsViewModel(rows: rows, showsEmpty: false, allowsDeleting: true))
  }

  private func displayError() {
    target.displayError(
      viewModel: ItemsErrorViewModel(message: "Oh", allowsDeleting: false))
  }

  private func displayDeleting() {
    target.displayProgress(viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: false))
  }

  /// More than ever happens at once: each way out has to end all of it.
  private func displayEverythingUnderWay() {
    table.refreshControl?.pull()
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: true, allowsUse: false))
  }

  private func coverTarget() -> Window {
    let window = Window(showing: target)
    target.navigationController?.pushViewController(ViewController())
    return window
  }

  private func numbered(_ count: Int) -> [ItemsViewModel.Row] {
    (0..<count).map { ItemsViewModel.Row(title: "Row \($0)", date: "today", state: "on") }
  }

  private var texts: [[String]] {
    table.visibleCells.map { $0.subviews.compactMap { ($0 as? Label)?.text } }
  }

  private var appearance: Appearance {
    Appearance(
      isLoading: target.shows("items.loading"), isRefreshing: target.shows("items.refresh"),
      isEmpty: target.shows("items.empty"), error: target.text("items.error"),
      offersRetry: target.shows("items.retry"), allowsRows: table.allowsSelection,
      allowsPull: target.allows("items.refresh"), allowsAdding: target.allows("items.add"),
      allowsDeleting: target.allows("items.deleteAll"))
  }
}
