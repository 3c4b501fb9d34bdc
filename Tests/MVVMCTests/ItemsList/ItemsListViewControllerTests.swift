import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import MVVMC

final class ItemsListViewControllerTests: XCTestCase {
  /// All that is bound to the state, as the user sees it.
  private struct Shown: Equatable {
    var rows: [Row] = []
    var isLoading = false
    var isRefreshing = false
    var isEmpty = false
    var error: String?
    var offersRetry = false
    var canSelect = true
    var canPull = true
    var canAdd = true
    var canDeleteAll = false
  }

  private let milk = Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plants = Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  private let record = Record()
  private lazy var viewModel = ItemsListViewModelMock(record)
  private lazy var viewController = ItemsListViewController(viewModel: viewModel)

  /// L1 L4 X3.
  ///
  /// The list that hasn't opened says nothing, nor that it is empty.
  func testViewIsMadeAndOpensTheListWhenItLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)
    XCTAssertEqual(record.calls, [])

    let view = try loadedView()

    XCTAssertEqual(viewController.title, "Items")
    XCTAssertEqual(shown(by: view), Shown())
    XCTAssertEqual(record.calls, [.open])
  }

  /// L1 X7.
  func testListOpensAtItsFirstAppearanceOnly() {
    let navigationController = NavigationControllerMock(Record())
    navigationController.appear()
    navigationController.pushViewController(viewController)
    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    navigationController.appear()

    XCTAssertEqual(record.calls, [.open])
  }

  // MARK: Binding

  /// L2 L4.
  func testRowsTakeThePlaceOfTheEmptyText() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(items: []))
    XCTAssertEqual(shown(by: view), Shown(isEmpty: true))

    viewModel.state.set(ItemsListState(items: [.plants, .milk]))
    XCTAssertEqual(shown(by: view), Shown(rows: [plants, milk], canDeleteAll: true))
  }

  /// L3 L5 L7 X1.
  func testIndicatorsEndInAnErrorWhichTheNextLoadClears() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(items: [.milk], isLoading: true, isRefreshing: true))
    XCTAssertEqual(shown(by: view), Shown(rows: [milk], isLoading: true, isRefreshing: true))

    viewModel.state.set(ItemsListState(items: [.milk], error: "Offline"))
    XCTAssertEqual(
      shown(by: view),
      Shown(rows: [milk], error: "Offline", offersRetry: true, canDeleteAll: true))

    viewModel.state.set(ItemsListState(items: [.milk], isLoading: true))
    XCTAssertEqual(shown(by: view), Shown(rows: [milk], isLoading: true))
  }

  /// L8.
  func testListIsShutWhileDeletingAndOpenAfterwards() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(items: [.milk], isLoading: true, isDeleting: true))
    XCTAssertEqual(
      shown(by: view),
      Shown(rows: [milk], isLoading: true, canSelect: false, canPull: false, canAdd: false))

    viewModel.state.set(ItemsListState(items: []))
    XCTAssertEqual(shown(by: view), Shown(isEmpty: true))
  }

  /// L6.
  ///
  /// A pull shows its indicator by itself; a load that ends takes it away all the same.
  func testPulledIndicatorEndsWithTheLoad() throws {
    let view = try loadedView()

    view.refreshControl.pull()
    XCTAssertTrue(view.refreshControl.isRefreshing)
    viewModel.state.set(ItemsListState(items: [.milk], error: "Offline"))

    XCTAssertFalse(view.refreshControl.isRefreshing)
  }

  // MARK: Rows

  /// L2.
  func testRowThatHasChangedIsShown() throws {
    let view = try loadedView()
    viewModel.state.set(ItemsListState(items: [.milk]))

    viewModel.state.set(ItemsListState(items: [.plants]))

    XCTAssertEqual(shown(by: view).rows, [plants])
  }

  /// L12.
  ///
  /// A table that is asked to reload fills its cells anew.
  func testTableIsLeftAloneIfTheItemsAreTheSame() throws {
    let view = try loadedView()
    viewModel.state.set(ItemsListState(items: [.milk], isRefreshing: true))
    let cell = try XCTUnwrap(view.tableView.visibleCells.first as? ItemCell)
    cell.titleLabel.text = "As it was"

    viewModel.state.set(ItemsListState(items: [.milk]))

    XCTAssertEqual(shown(by: view).rows.map(\.title), ["As it was"])
  }

  /// L10.
  func testTableAsksForVisibleRowsOnly() throws {
    let view = try loadedView()
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))
    XCTAssertEqual(view.tableView.numberOfRows, 30)
    XCTAssertEqual(shown(by: view).rows.map(\.title), (0..<12).map { "Item \($0)" })

    view.tableView.scroll(to: 7)

    XCTAssertEqual(shown(by: view).rows.map(\.title), (7..<19).map { "Item \($0)" })
  }

  /// L11.
  func testReloadKeepsTheOffsetClamped() throws {
    let table = try loadedView().tableView
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))
    table.scroll(to: 10)

    viewModel.state.set(ItemsListState(items: Item.numbered(40)))
    XCTAssertEqual(table.visibleRows.lowerBound, 10)

    viewModel.state.set(ItemsListState(items: Item.numbered(15)))
    XCTAssertEqual(table.visibleRows.lowerBound, 3)
  }

  /// L11.
  func testCoveredListShowsChanges() throws {
    let navigationController = NavigationControllerMock(Record())
    navigationController.appear()
    navigationController.pushViewController(viewController)
    navigationController.pushViewController(ViewController())

    viewModel.state.set(ItemsListState(items: [.milk]))
    navigationController.goBack()

    XCTAssertEqual(shown(by: try loadedView()).rows, [milk])
  }

  // MARK: What the user does

  /// L6 L7 L8 L10.
  func testControlsTellTheViewModel() throws {
    let view = try loadedView()

    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(record.calls, [.open, .reload, .refresh, .deleteAll, .add])
  }

  /// L9.
  func testSelectionTellsTheViewModelAndLeavesNoMark() throws {
    let table = try loadedView().tableView
    viewModel.state.set(ItemsListState(items: [.milk, .plants]))

    table.touchRow(at: 1)
    XCTAssertNil(table.selectedRow, "the row is still marked")
    table.touchRow(at: 0)
    XCTAssertNil(table.selectedRow, "the row is still marked")

    XCTAssertEqual(record.calls, [.open, .select(row: 1), .select(row: 0)])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testViewAndViewModelDoNotKeepTheViewControllerAlive() throws {
    var viewController: ItemsListViewController? = ItemsListViewController(
      viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk]))

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(ItemsListState(items: []))
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.tableView.touchRow(at: 0)
    XCTAssertEqual(record.calls, [.open])
  }

  private func loadedView() throws -> ItemsListView {
    try XCTUnwrap(viewController.view as? ItemsListView)
  }

  private func shown(by view: ItemsListView) -> Shown {
    let (status, actions) = (view.statusView, view.actionsView)
    return Shown(
      rows: view.tableView.visibleCells.compactMap { ($0 as? ItemCell).map(row) },
      isLoading: status.loadingIndicator.isVisible, isRefreshing: view.refreshControl.isVisible,
      isEmpty: status.emptyLabel.isVisible,
      error: status.errorLabel.isVisible ? status.errorLabel.text : nil,
      offersRetry: status.retryButton.isVisible, canSelect: view.tableView.allowsSelection,
      canPull: view.refreshControl.isEnabled, canAdd: actions.addButton.isEnabled,
      canDeleteAll: actions.deleteAllButton.isEnabled)
  }

  private func row(_ cell: ItemCell) -> Row {
    Row(title: cell.titleLabel.text, date: cell.dateLabel.text, state: cell.stateLabel.text)
  }
}
