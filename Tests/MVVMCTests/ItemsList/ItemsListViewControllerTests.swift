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

  private let viewModel = ItemsListViewModelMock()
  private lazy var viewController = ItemsListViewController(viewModel: viewModel)

  // MARK: View

  /// L1 X3.
  func testViewIsMadeWhenItLoads() {
    XCTAssertFalse(viewController.isViewLoaded)
    XCTAssertEqual(viewModel.calls, [])

    viewController.loadViewIfNeeded()

    XCTAssertTrue(viewController.view is ItemsListView)
    XCTAssertEqual(viewController.title, "Items")
    XCTAssertEqual(viewModel.calls, [.open])
  }

  /// L1 L5 X7.
  func testListOpensOnFirstAppearanceOnly() {
    let navigationController = NavigationControllerMock()
    navigationController.appear()
    navigationController.pushViewController(viewController)
    XCTAssertEqual(viewModel.calls, [.open])

    navigationController.pushViewController(ViewController())
    navigationController.goBack()
    navigationController.appear()

    XCTAssertEqual(viewModel.calls, [.open])
  }

  // MARK: Binding

  /// L2 L3 L4 L5 L6 L7 L8 X1.
  ///
  /// Each state is shown after each other one, so that nothing of the one before stays.
  func testStateIsShownWhateverWasBefore() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    let scenarios: KeyValuePairs<UInt, (state: ItemsListState, shown: Shown)> = [
      #line: (ItemsListState(), Shown(isEmpty: true)),
      #line: (ItemsListState(isLoading: true), Shown(isLoading: true)),
      #line: (
        ItemsListState(items: [.milk], isLoading: true), Shown(rows: [milk], isLoading: true)
      ),
      #line: (
        ItemsListState(items: [.milk], isRefreshing: true),
        Shown(rows: [milk], isRefreshing: true)
      ),
      #line: (
        ItemsListState(items: [.milk], isLoading: true, isRefreshing: true),
        Shown(rows: [milk], isLoading: true, isRefreshing: true)
      ),
      #line: (
        ItemsListState(items: [.milk], isLoading: true, isDeleting: true),
        Shown(rows: [milk], isLoading: true, canSelect: false, canPull: false, canAdd: false)
      ),
      #line: (
        ItemsListState(items: [.plants, .milk]),
        Shown(rows: [plants, milk], canDeleteAll: true)
      ),
      #line: (ItemsListState(error: "Offline"), Shown(error: "Offline", offersRetry: true)),
      #line: (
        ItemsListState(items: [.milk], error: "Offline"),
        Shown(rows: [milk], error: "Offline", offersRetry: true, canDeleteAll: true)
      ),
    ]

    for (_, previous) in scenarios {
      for (line, scenario) in scenarios {
        viewModel.state.set(previous.state)
        viewModel.state.set(scenario.state)
        XCTAssertEqual(
          shown(by: view), scenario.shown, "after \(previous.state)", line: line)
      }
    }
  }

  /// L6.
  ///
  /// A pull shows its indicator by itself; a load that ends takes it away all the same.
  func testPulledIndicatorEndsWithTheLoad() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk]))

    view.refreshControl.pull()
    XCTAssertTrue(view.refreshControl.isRefreshing)
    viewModel.state.set(ItemsListState(items: [.milk], error: "Offline"))

    XCTAssertFalse(view.refreshControl.isRefreshing)
  }

  /// L10.
  func testTableAsksForVisibleRowsOnly() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))

    XCTAssertEqual(view.tableView.numberOfRows, 30)
    XCTAssertEqual(titles(in: view), (0..<12).map { "Item \($0)" })

    view.tableView.scroll(to: 7)

    XCTAssertEqual(titles(in: view), (7..<19).map { "Item \($0)" })
  }

  /// L2.
  ///
  /// A reply may change a row and leave their number as it is.
  func testChangedRowIsShown() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    let (milk, plants) = (Item.milk, Item.plants)
    let changes: KeyValuePairs<UInt, (item: Item, row: Row)> = [
      #line: (
        Item(
          id: 1, title: "Sell milk", isEnabled: true, createdAt: milk.createdAt, owner: "mira"),
        Row(title: "Sell milk", date: "3 Feb 2026", state: "Enabled")
      ),
      #line: (
        Item(
          id: 1, title: "Buy milk", isEnabled: true, createdAt: plants.createdAt, owner: "mira"),
        Row(title: "Buy milk", date: "29 Feb 2024", state: "Enabled")
      ),
      #line: (
        Item(
          id: 1, title: "Buy milk", isEnabled: false, createdAt: milk.createdAt, owner: "mira"),
        Row(title: "Buy milk", date: "3 Feb 2026", state: "Disabled")
      ),
    ]

    for (line, change) in changes {
      viewModel.state.set(ItemsListState(items: [milk]))
      viewModel.state.set(ItemsListState(items: [change.item]))
      XCTAssertEqual(shown(by: view).rows, [change.row], line: line)
    }
  }

  /// L11.
  func testReloadKeepsTheOffsetClamped() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))
    view.tableView.scroll(to: 10)

    viewModel.state.set(ItemsListState(items: Item.numbered(40)))
    XCTAssertEqual(view.tableView.visibleRows.lowerBound, 10)

    viewModel.state.set(ItemsListState(items: Item.numbered(15)))
    XCTAssertEqual(view.tableView.visibleRows.lowerBound, 3)
  }

  /// L6 L12.
  func testSameRowsAreLeftAlone() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk, .plants]))
    let cells = view.tableView.visibleCells.map(ObjectIdentifier.init)

    viewModel.state.set(ItemsListState(items: [.milk, .plants], isRefreshing: true))

    XCTAssertEqual(view.tableView.visibleCells.map(ObjectIdentifier.init), cells)
  }

  /// L11.
  func testCoveredListShowsChanges() throws {
    let navigationController = NavigationControllerMock()
    navigationController.appear()
    navigationController.pushViewController(viewController)
    navigationController.pushViewController(ViewController())

    viewModel.state.set(ItemsListState(items: [.milk]))
    navigationController.goBack()

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    XCTAssertEqual(shown(by: view), Shown(rows: [milk], canDeleteAll: true))
  }

  // MARK: What the user does

  /// L7 L8 L10.
  func testButtonsTellTheViewModel() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(viewModel.calls, [.open, .reload, .deleteAll, .add])
  }

  /// L6.
  func testPullTellsTheViewModel() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    view.refreshControl.pull()

    XCTAssertEqual(viewModel.calls, [.open, .refresh])
  }

  /// L9.
  func testSelectionTellsTheViewModelAndLeavesNoMark() throws {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk, .plants]))

    view.tableView.touchRow(at: 1)
    XCTAssertNil(view.tableView.selectedRow)
    view.tableView.touchRow(at: 0)
    XCTAssertNil(view.tableView.selectedRow)

    XCTAssertEqual(viewModel.calls, [.open, .select(row: 1), .select(row: 0)])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testViewAndViewModelDoNotKeepTheViewControllerAlive() throws {
    var viewController: ItemsListViewController? = ItemsListViewController(
      viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? ItemsListView)

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(ItemsListState(items: [.milk]))
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.tableView.touchRow(at: 0)
    XCTAssertEqual(viewModel.calls, [.open])
  }

  // MARK: Seeing

  private func shown(by view: ItemsListView) -> Shown {
    Shown(
      rows: view.tableView.visibleCells.compactMap { ($0 as? ItemCell).map(row) },
      isLoading: view.statusView.loadingIndicator.isVisible,
      isRefreshing: view.refreshControl.isVisible,
      isEmpty: view.statusView.emptyLabel.isVisible,
      error: view.statusView.errorLabel.isVisible ? view.statusView.errorLabel.text : nil,
      offersRetry: view.statusView.retryButton.isVisible, canSelect: view.tableView.allowsSelection,
      canPull: view.refreshControl.isEnabled, canAdd: view.actionsView.addButton.isEnabled,
      canDeleteAll: view.actionsView.deleteAllButton.isEnabled)
  }

  private func row(_ cell: ItemCell) -> Row {
    Row(title: cell.titleLabel.text, date: cell.dateLabel.text, state: cell.stateLabel.text)
  }

  private func titles(in view: ItemsListView) -> [String] {
    shown(by: view).rows.map(\.title)
  }
}
