import HeadlessKit
import XCTest

@testable import CleanSwift

/// Tests what the list's view controller requests, and what it displays.
final class ItemsListViewControllerTests: XCTestCase {
  private let milk = ItemsViewModel.Row(title: "Milk", date: "today", state: "on")
  private let plants = ItemsViewModel.Row(title: "Plants", date: "tomorrow", state: "off")
  private let log = CallLog<ItemsListCall>()
  private var target: ItemsListViewController!
  private var table: TableView!

  override func setUpWithError() throws {
    target = makeTarget()
    table = try XCTUnwrap(target.part("items.table") as? TableView)
    log.forget()
  }

  // MARK: - Appearing

  /// X3.
  func test_viewDidLoad_setsTitle() {
    XCTAssertEqual(target.title, "Items")
  }

  /// L1.
  func test_viewDidLoad_requestsOpenList() {
    // Arrange
    let newTarget = makeTarget()

    // Act
    newTarget.loadViewIfNeeded()

    // Assert
    assertCalls(log, [.openList])
  }

  /// L1.
  func test_viewDidLoad_answeredWithinCall_showsTexts() throws {
    // Arrange
    let outputSpy = ItemsListViewControllerOutputSpy(log)
    target = ItemsListViewController()
    target.output = outputSpy
    outputSpy.onOpenList = { [weak self, milk] in self?.display([milk]) }

    // Act
    target.loadViewIfNeeded()

    // Assert
    table = try XCTUnwrap(target.part("items.table") as? TableView)
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
  }

  /// A4 L1 X7.
  func test_appearingAgain_requestsReloadOnly() {
    target.viewWillDisappear()
    target.viewDidDisappear()
    target.viewWillAppear()
    target.viewDidAppear()

    assertCalls(log, [.reloadItems])
  }

  // MARK: - What the user does

  /// L3 L7.
  func test_retryTap_requestsFetch() {
    // Arrange
    target.displayStatus(viewModel: status(message: "Oh"))

    // Act
    target.send(.touchUpInside, to: "items.retry")

    // Assert
    assertCalls(log, [.fetchItems(FetchItemsRequest(isPull: false))])
  }

  /// L6.
  func test_pull_requestsFetchOnPull() {
    target.send(.valueChanged, to: "items.refresh")

    assertCalls(log, [.fetchItems(FetchItemsRequest(isPull: true))])
  }

  /// L8.
  func test_deleteAllTap_requestsDelete() {
    // Arrange
    target.displayStatus(viewModel: status(allowsDeleting: true))

    // Act
    target.send(.touchUpInside, to: "items.deleteAll")

    // Assert
    assertCalls(log, [.deleteItems])
  }

  /// L10.
  func test_addTap_routesToAddItem() {
    target.send(.touchUpInside, to: "items.add")

    assertCalls(log, [.routeToAddItem])
  }

  /// L9.
  func test_rowTap_routesToItemDetailOfRow() {
    // Arrange
    display([milk, plants])

    // Act
    tapRow(1)

    // Assert
    assertCalls(log, [.routeToItemDetail(row: 1)])
  }

  /// L9.
  func test_rowTap_leavesNoMark() {
    // Arrange
    display([milk])

    // Act
    tapRow(0)

    // Assert
    XCTAssertNil(table.selectedRow)
  }

  // MARK: - Display items

  /// L2.
  func test_displayItems_showsTextsInOrder() {
    display([plants, milk])

    XCTAssertEqual(texts, [["Plants", "tomorrow", "off"], ["Milk", "today", "on"]])
  }

  /// L2 L8.
  func test_displayItems_again_replacesRows() {
    // Arrange
    display([milk])

    // Act
    display([plants])

    // Assert
    XCTAssertEqual(texts, [["Plants", "tomorrow", "off"]])
  }

  /// L2 L4.
  func test_displayItems_showsStatus() {
    // Arrange
    target.displayStatus(viewModel: status(showsLoading: true))

    // Act
    target.displayItems(viewModel: ItemsViewModel(rows: [], status: status(showsEmpty: true)))

    // Assert
    XCTAssertEqual(shownParts, ["items.empty"])
  }

  /// L11.
  func test_displayItems_whileCovered_showsTexts() {
    // Arrange
    let window = coverTarget()

    // Act
    display([milk])

    // Assert
    withExtendedLifetime(window) { XCTAssertEqual(texts, [["Milk", "today", "on"]]) }
  }

  /// L10.
  func test_scroll_showsRowsFurtherDown() {
    // Arrange
    display(numberedRows(100))

    // Act
    table.scrollToRow(at: 50)

    // Assert
    XCTAssertEqual(texts.compactMap(\.first), (50..<62).map { "Row \($0)" })
  }

  /// L11.
  func test_displayItems_keepsScrollOffset() {
    // Arrange
    display(numberedRows(40))
    table.scrollToRow(at: 20)

    // Act
    display(numberedRows(41))

    // Assert
    XCTAssertEqual(table.visibleRows.lowerBound, 20)
  }

  // MARK: - Display status

  /// L12.
  func test_displayStatus_tableAsksForNoCell() {
    // Arrange
    display([milk, plants])
    let dataSourceSpy = TableViewDataSourceSpy(next: target)
    table.dataSource = dataSourceSpy

    // Act
    target.displayStatus(viewModel: status())

    // Assert
    XCTAssertEqual(dataSourceSpy.cellCount, 0)
  }

  /// A4 L6.
  func test_displayStatus_withLoading_rowsStay() {
    // Arrange
    display([milk])

    // Act
    target.displayStatus(viewModel: status(showsLoading: true))

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
  }

  /// L3.
  func test_displayStatus_withMessage_rowsStay() {
    // Arrange
    display([milk])

    // Act
    target.displayStatus(viewModel: status(message: "Oh"))

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "on"]])
  }

  /// L1.
  func test_displayStatus_withLoading_showsLoadingOnly() {
    target.displayStatus(viewModel: status(showsLoading: true))

    XCTAssertEqual(shownParts, ["items.loading"])
  }

  /// L2.
  func test_displayStatus_withoutLoading_hidesLoading() {
    // Arrange
    target.displayStatus(viewModel: status(showsLoading: true))

    // Act
    target.displayStatus(viewModel: status(showsLoading: false))

    // Assert
    XCTAssertEqual(shownParts, [])
  }

  /// A4 L5.
  func test_displayStatus_withLoadingDuringPull_showsBothIndicators() {
    // Arrange
    table.refreshControl?.beginRefreshing()

    // Act
    target.displayStatus(viewModel: status(showsLoading: true))

    // Assert
    XCTAssertEqual(shownParts, ["items.loading", "items.refresh"])
  }

  /// L6.
  func test_displayStatus_refreshControlStays() {
    // Arrange
    table.refreshControl?.beginRefreshing()

    // Act
    target.displayStatus(viewModel: status(endsRefreshing: false))

    // Assert
    XCTAssertEqual(shownParts, ["items.refresh"])
  }

  /// L6.
  func test_displayStatus_withEndOfRefreshing_hidesRefreshControl() {
    // Arrange
    table.refreshControl?.beginRefreshing()

    // Act
    target.displayStatus(viewModel: status(endsRefreshing: true))

    // Assert
    XCTAssertEqual(shownParts, [])
  }

  /// L4.
  func test_displayStatus_withEmptyText_showsEmptyTextOnly() {
    target.displayStatus(viewModel: status(showsEmpty: true))

    XCTAssertEqual(shownParts, ["items.empty"])
  }

  /// L4.
  func test_displayStatus_withEmptyText_tableStays() {
    target.displayStatus(viewModel: status(showsEmpty: true))

    XCTAssertTrue(target.shows("items.table"))
  }

  /// L4.
  func test_displayStatus_withLoading_showsLoadingInPlaceOfEmptyText() {
    // Arrange
    target.displayStatus(viewModel: status(showsEmpty: true))

    // Act
    target.displayStatus(viewModel: status(showsLoading: true))

    // Assert
    XCTAssertEqual(shownParts, ["items.loading"])
  }

  /// L3.
  func test_displayStatus_withMessage_showsMessageAndRetryOnly() {
    target.displayStatus(viewModel: status(message: "Oh"))

    XCTAssertEqual(shownParts, ["items.error", "items.retry"])
  }

  /// L3.
  func test_displayStatus_showsTextOfMessage() {
    target.displayStatus(viewModel: status(message: "Oh"))

    XCTAssertEqual(target.text("items.error"), "Oh")
  }

  /// L7.
  func test_displayStatus_withoutMessage_hidesMessageAndRetry() {
    // Arrange
    target.displayStatus(viewModel: status(message: "Oh"))

    // Act
    target.displayStatus(viewModel: status(message: nil))

    // Assert
    XCTAssertEqual(shownParts, [])
  }

  /// L3 L11.
  func test_displayStatus_whileCovered_showsMessage() {
    // Arrange
    let window = coverTarget()

    // Act
    target.displayStatus(viewModel: status(message: "Oh"))

    // Assert
    withExtendedLifetime(window) { XCTAssertEqual(target.text("items.error"), "Oh") }
  }

  /// L8.
  func test_displayStatus_withUse_allowsRowsAndPullAndAdd() {
    // Arrange
    target.displayStatus(viewModel: status(allowsUse: false))

    // Act
    target.displayStatus(viewModel: status(allowsUse: true))

    // Assert
    XCTAssertEqual(usableParts, ["items.table", "items.refresh", "items.add"])
  }

  /// L8.
  func test_displayStatus_withoutUse_allowsNothing() {
    target.displayStatus(viewModel: status(allowsUse: false))

    XCTAssertEqual(usableParts, [])
  }

  /// L8.
  func test_displayStatus_withDeleting_allowsDeleteAll() {
    target.displayStatus(viewModel: status(allowsDeleting: true))

    XCTAssertEqual(usableParts, ["items.deleteAll"])
  }

  /// L8.
  func test_displayStatus_withoutDeleting_forbidsDeleteAll() {
    // Arrange
    target.displayStatus(viewModel: status(allowsDeleting: true))

    // Act
    target.displayStatus(viewModel: status(allowsDeleting: false))

    // Assert
    XCTAssertEqual(usableParts, [])
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
  func test_withoutOutputAndRouter_doesNotCrash() {
    // Arrange
    target = ItemsListViewController()

    // Act
    target.loadViewIfNeeded()
    target.viewWillAppear()
    target.send(.touchUpInside, to: "items.retry")
    target.send(.valueChanged, to: "items.refresh")
    target.send(.touchUpInside, to: "items.deleteAll")
    target.send(.touchUpInside, to: "items.add")
    target.tableView(table, didSelectRowAt: 0)
  }

  // MARK: - Helpers

  private func makeTarget() -> ItemsListViewController {
    let target = ItemsListViewController()
    target.output = ItemsListViewControllerOutputSpy(log)
    target.router = ItemsListRouterSpy(log)
    return target
  }

  /// A status in which everything is off that the test doesn't turn on.
  private func status(
    showsLoading: Bool = false, endsRefreshing: Bool = false, showsEmpty: Bool = false,
    message: String? = nil, allowsUse: Bool = false, allowsDeleting: Bool = false
  ) -> ItemsStatusViewModel {
    ItemsStatusViewModel(
      showsLoading: showsLoading, endsRefreshing: endsRefreshing, showsEmpty: showsEmpty,
      message: message, allowsUse: allowsUse, allowsDeleting: allowsDeleting)
  }

  private func display(_ rows: [ItemsViewModel.Row]) {
    target.displayItems(viewModel: ItemsViewModel(rows: rows, status: status()))
  }

  private func tapRow(_ row: Int) {
    table.selectRow(at: row)
    table.delegate?.tableView(table, didSelectRowAt: row)
  }

  private func coverTarget() -> Window {
    let window = Window(showing: target)
    target.navigationController?.pushViewController(ViewController())
    return window
  }

  private func numberedRows(_ count: Int) -> [ItemsViewModel.Row] {
    (0..<count).map { ItemsViewModel.Row(title: "Row \($0)", date: "today", state: "on") }
  }

  private var texts: [[String]] {
    table.visibleCells.map { $0.subviews.compactMap { ($0 as? Label)?.text } }
  }

  private var shownParts: [String] {
    ["items.loading", "items.refresh", "items.empty", "items.error", "items.retry"]
      .filter(target.shows)
  }

  private var usableParts: [String] {
    let rows = table.allowsSelection ? ["items.table"] : []
    return rows + ["items.refresh", "items.add", "items.deleteAll"].filter(target.allows)
  }
}
