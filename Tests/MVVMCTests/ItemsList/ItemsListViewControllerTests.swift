import HeadlessKit
import Items
import ItemsScreens
import Observing
import UserDriver
import XCTest

@testable import MVVMC

final class ItemsListViewControllerTests: XCTestCase {
  private let log = CallLog()
  private lazy var viewModel = ItemsListViewModelMock(log)
  private lazy var viewController = ItemsListViewController(viewModel: viewModel)

  /// L1 L4 X3.
  ///
  /// Before the list has opened, it shows no empty text.
  func testViewIsMadeAndTheListOpenedWhenTheViewLoads() throws {
    XCTAssertFalse(viewController.isViewLoaded)
    XCTAssertEqual(log.calls, [])

    let view = try XCTUnwrap(viewController.view as? ItemsListView)

    XCTAssertEqual(viewController.title, "Items")
    XCTAssertEqual(view.tableView.numberOfRows, 0)
    XCTAssertFalse(view.statusView.emptyLabel.isVisible)
    XCTAssertEqual(log.calls, [.open])
  }

  /// L1 X7.
  func testListOpensAtItsFirstAppearanceOnly() {
    let navigationController = coverList()
    navigationController.goBack()
    navigationController.disappear()
    navigationController.appear()

    XCTAssertEqual(log.calls, [.open])
  }

  // MARK: Binding

  /// L4.
  ///
  /// The table stays, so that the user can pull it.
  func testEmptyTextShowsForAnEmptyListAndDisappears() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(items: []))
    XCTAssertTrue(view.statusView.emptyLabel.isVisible)
    XCTAssertTrue(view.tableView.isVisible)

    viewModel.state.set(ItemsListState(items: [.milk]))
    XCTAssertFalse(view.statusView.emptyLabel.isVisible)
  }

  /// L5.
  func testIndicatorsShowAndDisappear() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(work: .loading))
    XCTAssertTrue(view.statusView.loadingIndicator.isVisible)
    XCTAssertFalse(view.refreshControl.isVisible)

    viewModel.state.set(ItemsListState(work: .refreshing))
    XCTAssertFalse(view.statusView.loadingIndicator.isVisible)
    XCTAssertTrue(view.refreshControl.isVisible)
  }

  /// L6.
  ///
  /// The control itself shows the indicator of a pull. The end of the load hides it.
  func testPulledIndicatorEndsWithTheLoad() throws {
    let view = try loadedView()

    view.refreshControl.pull()
    XCTAssertTrue(view.refreshControl.isRefreshing)
    viewModel.state.set(ItemsListState(items: [.milk], error: "Offline"))

    XCTAssertFalse(view.refreshControl.isRefreshing)
  }

  /// L3 L7 X1.
  func testErrorShowsWithRetryAndDisappears() throws {
    let status = try loadedView().statusView

    viewModel.state.set(ItemsListState(error: "Offline"))
    XCTAssertTrue(status.errorLabel.isVisible)
    XCTAssertEqual(status.errorLabel.text, "Offline")
    XCTAssertTrue(status.retryButton.isVisible)

    viewModel.state.set(ItemsListState())
    XCTAssertFalse(status.errorLabel.isVisible)
    XCTAssertFalse(status.retryButton.isVisible)
  }

  /// L8.
  func testControlsAreDisabledWhileDeletingAndEnabledAfterwards() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(work: .deleting))
    XCTAssertFalse(view.tableView.allowsSelection)
    XCTAssertFalse(view.refreshControl.isEnabled)
    XCTAssertFalse(view.actionsView.addButton.isEnabled)

    viewModel.state.set(ItemsListState())
    XCTAssertTrue(view.tableView.allowsSelection)
    XCTAssertTrue(view.refreshControl.isEnabled)
    XCTAssertTrue(view.actionsView.addButton.isEnabled)
  }

  /// L8.
  func testDeleteAllIsEnabledIfADeletionIsAllowed() throws {
    let button = try loadedView().actionsView.deleteAllButton

    viewModel.state.set(ItemsListState(items: [.milk]))
    XCTAssertTrue(button.isEnabled)

    viewModel.state.set(ItemsListState(items: [], work: .loading))
    XCTAssertFalse(button.isEnabled)
  }

  // MARK: Rows

  /// L2.
  func testRowsShowTitleDateAndState() throws {
    let view = try loadedView()

    viewModel.state.set(ItemsListState(items: [.plants, .milk]))

    XCTAssertEqual(
      rows(in: view),
      [
        Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled"),
        Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled"),
      ])
  }

  /// L2.
  ///
  /// The number of rows stays. What changes is the title, the state, the date, or the order.
  func testRowThatHasChangedIsShown() throws {
    let view = try loadedView()
    let (milk, plants) = (Item.milk, Item.plants)
    let changes = [
      [
        Item(id: 1, title: "Sell", isEnabled: true, createdAt: milk.createdAt, owner: "mira"),
        plants,
      ],
      [
        Item(id: 1, title: milk.title, isEnabled: false, createdAt: milk.createdAt, owner: "mira"),
        plants,
      ],
      [
        Item(id: 1, title: milk.title, isEnabled: true, createdAt: plants.createdAt, owner: "mira"),
        plants,
      ],
      [plants, milk],
    ]

    for items in changes {
      viewModel.state.set(ItemsListState(items: [milk, plants]))
      viewModel.state.set(ItemsListState(items: items))

      XCTAssertEqual(
        rows(in: view),
        items.map(ItemSummary.init).map { Row(title: $0.title, date: $0.date, state: $0.state) })
    }
  }

  /// L12.
  ///
  /// A table that reloads would replace the text of the cell.
  func testTableDoesNotReloadTheSameItems() throws {
    let view = try loadedView()
    viewModel.state.set(ItemsListState(items: [.milk], work: .refreshing))
    let cell = try XCTUnwrap(view.tableView.visibleCells.first as? ItemCell)
    cell.titleLabel.text = "Not reloaded"

    viewModel.state.set(ItemsListState(items: [.milk]))

    XCTAssertEqual(titles(in: view), ["Not reloaded"])
  }

  /// L10.
  func testScrollingShowsTheOtherRows() throws {
    let view = try loadedView()
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))

    view.tableView.scrollToRow(at: 7)

    XCTAssertEqual(titles(in: view), (7..<19).map { "Item \($0)" })
  }

  /// L11.
  func testReloadKeepsTheScrollOffset() throws {
    let table = try loadedView().tableView
    viewModel.state.set(ItemsListState(items: Item.numbered(30)))
    table.scrollToRow(at: 10)

    viewModel.state.set(ItemsListState(items: Item.numbered(40)))

    XCTAssertEqual(table.visibleRows.lowerBound, 10)
  }

  /// L11.
  func testCoveredListShowsChanges() throws {
    let navigationController = coverList()

    viewModel.state.set(ItemsListState(items: [.milk]))
    navigationController.goBack()

    XCTAssertEqual(titles(in: try loadedView()), ["Buy milk"])
  }

  /// L3 L11.
  func testCoveredListShowsAFailure() throws {
    let navigationController = coverList()

    viewModel.state.set(ItemsListState(error: "Offline"))
    navigationController.goBack()

    let status = try loadedView().statusView
    XCTAssertTrue(status.errorLabel.isVisible)
    XCTAssertEqual(status.errorLabel.text, "Offline")
    XCTAssertTrue(status.retryButton.isVisible)
  }

  // MARK: What the user does

  /// L6 L7 L8 L10.
  func testControlsTellTheViewModel() throws {
    let view = try loadedView()

    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(log.calls, [.reload, .refresh, .deleteAll, .add])
  }

  /// L9.
  func testSelectionTellsTheViewModelAndDeselectsTheRow() throws {
    let table = try loadedView().tableView
    viewModel.state.set(ItemsListState(items: [.milk, .plants]))

    table.touchRow(at: 1)

    XCTAssertNil(table.selectedRow)
    XCTAssertEqual(log.calls, [.select(row: 1)])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testViewAndViewModelDoNotRetainTheViewController() throws {
    var viewController: ItemsListViewController? = ItemsListViewController(
      viewModel: viewModel)
    weak let weakViewController = viewController
    let view = try XCTUnwrap(viewController?.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk]))
    log.removeAll()

    viewController = nil

    XCTAssertNil(weakViewController)
    viewModel.state.set(ItemsListState(items: []))
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    view.actionsView.addButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.tableView.touchRow(at: 0)
    XCTAssertEqual(log.calls, [])
  }

  /// Opens the list, and pushes another screen over it.
  private func coverList() -> NavigationControllerMock {
    let navigationController = NavigationControllerMock(CallLog())
    navigationController.appear()
    navigationController.pushViewController(viewController)
    navigationController.pushViewController(ViewController())
    return navigationController
  }

  /// Loads the view, and forgets the calls of that.
  private func loadedView() throws -> ItemsListView {
    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    log.removeAll()
    return view
  }

  private func cells(in view: ItemsListView) -> [ItemCell] {
    view.tableView.visibleCells.compactMap { $0 as? ItemCell }
  }

  private func rows(in view: ItemsListView) -> [Row] {
    cells(in: view).map {
      Row(title: $0.titleLabel.text, date: $0.dateLabel.text, state: $0.stateLabel.text)
    }
  }

  private func titles(in view: ItemsListView) -> [String] {
    cells(in: view).map(\.titleLabel.text)
  }
}
