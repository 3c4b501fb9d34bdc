import HeadlessKit
import Items
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

  private var target: ItemsListViewController!
  private var outputSpy: ItemsListViewControllerOutputSpy!
  private var routerSpy: ItemsListRoutingLogicSpy!

  override func setUp() {
    outputSpy = ItemsListViewControllerOutputSpy()
    routerSpy = ItemsListRoutingLogicSpy()
    target = ItemsListViewController()
    target.output = outputSpy
    target.router = routerSpy
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
    XCTAssertEqual(target.title, "Items")
  }

  /// L1.
  func test_viewDidLoad_callsOutputShowItemsThenFetchItemsOnly() {
    // Act
    target.viewDidLoad()

    // Assert
    XCTAssertEqual(
      outputSpy.calls,
      [.showItems(ShowItemsRequest()), .fetchItems(FetchItemsRequest(isPull: false))])
  }

  /// A4 L1.
  func test_viewWillAppear_callsOutputReloadItemsOnly() {
    // Act
    target.viewWillAppear()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.reloadItems(ReloadItemsRequest())])
  }

  /// L1.
  func test_viewDidAppearAndDisappear_callNoOutput() {
    // Act
    target.viewDidAppear()
    target.viewWillDisappear()
    target.viewDidDisappear()

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  // MARK: - What the user does

  /// L7 L3.
  func test_retryTap_callsOutputFetchItemsAsNoPull() {
    // Act
    target.send(.touchUpInside, to: "items.retry")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.fetchItems(FetchItemsRequest(isPull: false))])
  }

  /// L6.
  func test_pull_callsOutputFetchItemsAsPull() {
    // Act
    pull()

    // Assert
    XCTAssertEqual(outputSpy.calls, [.fetchItems(FetchItemsRequest(isPull: true))])
  }

  /// L8.
  func test_deleteAllTap_callsOutputDeleteItems() {
    // Act
    target.send(.touchUpInside, to: "items.deleteAll")

    // Assert
    XCTAssertEqual(outputSpy.calls, [.deleteItems(DeleteItemsRequest())])
  }

  /// L10.
  func test_addTap_callsRouterRouteToAddItem() {
    // Act
    target.send(.touchUpInside, to: "items.add")

    // Assert
    XCTAssertEqual(routerSpy.calls, [.routeToAddItem])
  }

  /// L9.
  func test_rowTap_callsRouterRouteToItemDetail() {
    // Arrange
    display([Seeds.Items.milk, Seeds.Items.plants])

    // Act
    table.touchRow(at: 1)

    // Assert
    XCTAssertEqual(routerSpy.calls, [.routeToItemDetail(row: 1)])
  }

  /// L9.
  func test_rowTap_callsNoOutput() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    table.touchRow(at: 0)

    // Assert
    XCTAssertEqual(outputSpy.calls, [])
  }

  /// L9.
  func test_rowTap_leavesNoMark() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    table.touchRow(at: 0)

    // Assert
    XCTAssertNil(table.selectedRow)
  }

  // MARK: - Display items

  /// L2.
  func test_displayItems_textsAreDisplayedInOrder() {
    // Act
    display([Seeds.Items.plants, Seeds.Items.milk])

    // Assert
    XCTAssertEqual(
      texts,
      [["Water the plants", "its date", "its state"], ["Buy milk", "its date", "its state"]])
  }

  /// L2 L4 L8.
  func test_displayItems_withRows_endsProgressAndAllowsDeleting() {
    // Arrange
    displayProgress(showsLoading: true)

    // Act
    display([Seeds.Items.milk])

    // Assert
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L4 L8.
  func test_displayItems_withoutRows_showsEmptyText() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    display([])

    // Assert
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L4.
  func test_displayItems_withoutRows_removesRows() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    display([])

    // Assert
    XCTAssertEqual(texts, [])
  }

  /// L4.
  func test_displayItems_withoutRows_tableStays() {
    // Act
    display([])

    // Assert
    XCTAssertTrue(target.shows("items.table"))
  }

  /// L6.
  func test_displayItems_afterPull_endsRefreshing() {
    // Arrange
    pull()

    // Act
    display([Seeds.Items.milk])

    // Assert
    XCTAssertEqual(appearance, Appearance(allowsDeleting: true))
  }

  /// L8 L4.
  func test_displayItems_afterDeleting_allowsUseAgain() {
    // Arrange
    display([Seeds.Items.milk])
    displayProgress(showsLoading: true, allowsUse: false)

    // Act
    display([])

    // Assert
    XCTAssertEqual(appearance, Appearance(isEmpty: true))
  }

  /// L10.
  func test_scroll_displaysRowsFurtherDown() {
    // Arrange
    display(Seeds.Items.numbered(100))

    // Act
    table.scroll(to: 50)

    // Assert
    XCTAssertEqual(titles, (50..<62).map { "Item \($0)" })
  }

  /// L6 L12.
  func test_displayItems_withSameRows_makesNoCell() {
    // Arrange
    display([Seeds.Items.milk, Seeds.Items.plants])
    let cells = table.visibleCells.map(ObjectIdentifier.init)
    table.dataSource = nil

    // Act
    display([Seeds.Items.milk, Seeds.Items.plants])

    // Assert
    XCTAssertEqual(table.visibleCells.map(ObjectIdentifier.init), cells)
  }

  /// L2.
  func test_displayItems_withChangedTitle_displaysIt() {
    // Arrange
    displayRow(title: "Milk")

    // Act
    displayRow(title: "Cream")

    // Assert
    XCTAssertEqual(texts, [["Cream", "today", "on"]])
  }

  /// L2.
  func test_displayItems_withChangedDate_displaysIt() {
    // Arrange
    displayRow(date: "today")

    // Act
    displayRow(date: "tomorrow")

    // Assert
    XCTAssertEqual(texts, [["Milk", "tomorrow", "on"]])
  }

  /// L2.
  func test_displayItems_withChangedState_displaysIt() {
    // Arrange
    displayRow(state: "on")

    // Act
    displayRow(state: "off")

    // Assert
    XCTAssertEqual(texts, [["Milk", "today", "off"]])
  }

  /// L11.
  func test_displayItems_again_keepsScrollOffset() {
    // Arrange
    display(Seeds.Items.numbered(40))
    table.scroll(to: 20)

    // Act
    display(Seeds.Items.numbered(41))

    // Assert
    XCTAssertEqual(table.visibleRows.lowerBound, 20)
  }

  /// L11.
  func test_displayItems_withFewerRows_clampsScrollOffset() {
    // Arrange
    display(Seeds.Items.numbered(40))
    table.scroll(to: 20)

    // Act
    display(Seeds.Items.numbered(15))

    // Assert
    XCTAssertEqual(table.visibleRows.lowerBound, 3)
  }

  // MARK: - Display progress

  /// L1 L8.
  func test_displayProgress_withLoading_showsIndicatorAndAllowsNoDeleting() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    displayProgress(showsLoading: true)

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L6 L8.
  func test_displayProgress_ofPull_showsRefreshControlAlone() {
    // Arrange
    display([Seeds.Items.milk])
    pull()

    // Act
    displayProgress(showsLoading: false)

    // Assert
    XCTAssertEqual(appearance, Appearance(isRefreshing: true))
  }

  /// A4 L5.
  func test_displayProgress_withLoadingDuringPull_showsBoth() {
    // Arrange
    pull()

    // Act
    displayProgress(showsLoading: true)

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true, isRefreshing: true))
  }

  /// A4.
  func test_displayProgress_rowsStay() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    displayProgress(showsLoading: true)

    // Assert
    XCTAssertEqual(titles, ["Buy milk"])
  }

  /// L7.
  func test_displayProgress_afterError_errorIsGone() {
    // Arrange
    displayError()

    // Act
    displayProgress(showsLoading: true)

    // Assert
    XCTAssertEqual(appearance, Appearance(isLoading: true))
  }

  /// L4.
  func test_displayProgress_withoutRows_emptyTextIsGone() {
    // Arrange
    display([])

    // Act
    displayProgress(showsLoading: false)

    // Assert
    XCTAssertEqual(appearance, Appearance())
  }

  /// L8.
  func test_displayProgress_ofDeleting_allowsNothing() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    displayProgress(showsLoading: true, allowsUse: false)

    // Assert
    XCTAssertEqual(
      appearance,
      Appearance(isLoading: true, allowsRows: false, allowsPull: false, allowsAdding: false))
  }

  // MARK: - Display error

  /// L3 L4 X1.
  func test_displayError_showsMessageWithRetryAndEndsProgress() {
    // Arrange
    displayProgress(showsLoading: true)

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L3 L8.
  func test_displayError_withRows_allowsDeleting() {
    // Arrange
    display([Seeds.Items.milk])
    displayProgress(showsLoading: true)

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true, allowsDeleting: true))
  }

  /// L3.
  func test_displayError_rowsStay() {
    // Arrange
    display([Seeds.Items.milk])

    // Act
    displayError()

    // Assert
    XCTAssertEqual(titles, ["Buy milk"])
  }

  /// L3 L6.
  func test_displayError_afterPull_endsRefreshing() {
    // Arrange
    pull()

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// L3 L8.
  func test_displayError_afterDeleting_allowsUseAgain() {
    // Arrange
    displayProgress(showsLoading: true, allowsUse: false)

    // Act
    displayError("Oh")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "Oh", offersRetry: true))
  }

  /// X1.
  func test_displayError_again_replacesMessage() {
    // Arrange
    displayError("Oh")

    // Act
    displayError("No")

    // Assert
    XCTAssertEqual(appearance, Appearance(error: "No", offersRetry: true))
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

  private func display(_ items: [Item]) {
    displayRows(
      items.map { ItemsViewModel.Row(title: $0.title, date: "its date", state: "its state") })
  }

  private func displayRow(title: String = "Milk", date: String = "today", state: String = "on") {
    displayRows([ItemsViewModel.Row(title: title, date: date, state: state)])
  }

  private func displayRows(_ rows: [ItemsViewModel.Row]) {
    target.displayItems(viewModel: ItemsViewModel(rows: rows))
  }

  private func displayProgress(showsLoading: Bool, allowsUse: Bool = true) {
    target.displayProgress(
      viewModel: ItemsProgressViewModel(showsLoading: showsLoading, allowsUse: allowsUse))
  }

  private func displayError(_ message: String = "Oh") {
    target.displayError(viewModel: ItemsErrorViewModel(message: message))
  }

  private func pull() {
    table.refreshControl?.pull()
  }

  private var table: TableView {
    target.part("items.table") as? TableView ?? TableView()
  }

  private var texts: [[String]] {
    table.visibleCells.map { $0.subviews.compactMap { ($0 as? Label)?.text } }
  }

  private var titles: [String] {
    table.visibleCells.compactMap { ($0 as? ItemCell)?.titleLabel.text }
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
