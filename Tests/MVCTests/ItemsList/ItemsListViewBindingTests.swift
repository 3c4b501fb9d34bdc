import HeadlessKit
import Items
import UserDriver
import XCTest

@testable import MVC

final class ItemsListViewBindingTests: XCTestCase {
  /// All that the binding writes, as the user sees it.
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

  private typealias Scenario = (state: ItemsListModelState, shown: Shown)

  private let milk = Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plants = Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  private var scenarios: KeyValuePairs<UInt, Scenario> {
    let offline = Wording.message(for: .network(.offline))
    let unsaved = Wording.message(for: .store(.writeFailed))
    return [
      #line: (.initial, Shown()),
      #line: (.preparing([], showing: .loading), Shown(isLoading: true)),
      #line: (
        .preparing([.milk], showing: .loading), Shown(rows: [milk], isLoading: true)
      ),
      #line: (
        .preparing([.milk], showing: .refresh), Shown(rows: [milk], isRefreshing: true)
      ),
      #line: (
        .preparing([.milk], showing: [.loading, .refresh]),
        Shown(rows: [milk], isLoading: true, isRefreshing: true)
      ),
      #line: (
        .deleting([.milk]),
        Shown(rows: [milk], isLoading: true, canSelect: false, canPull: false, canAdd: false)
      ),
      #line: (.success([]), Shown(isEmpty: true)),
      #line: (
        .success([.plants, .milk]), Shown(rows: [plants, milk], canDeleteAll: true)
      ),
      #line: (
        .failure([], because: .network(.offline)), Shown(error: offline, offersRetry: true)
      ),
      #line: (
        .failure([.milk], because: .store(.writeFailed)),
        Shown(rows: [milk], error: unsaved, offersRetry: true, canDeleteAll: true)
      ),
    ]
  }

  // MARK: State × view

  /// L2 L3 L4 L6 L7 L8 X1.
  func testStateIsShown() {
    for (line, scenario) in scenarios {
      let view = ItemsListView()
      let stub = ItemsListModelStub(firstState: scenario.state)

      withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
        XCTAssertEqual(shown(by: view), scenario.shown, line: line)
      }
    }
  }

  /// L3 L4 L5 L6 L7 L8 X1.
  ///
  /// Whatever the state before, nothing of it stays on screen.
  func testStateIsShownAfterEveryOther() {
    for (_, previous) in scenarios {
      for (line, scenario) in scenarios {
        let view = ItemsListView()
        let stub = ItemsListModelStub(firstState: previous.state)

        withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
          stub.nextState = scenario.state
          XCTAssertEqual(
            shown(by: view), scenario.shown, "after \(previous.state)", line: line)
        }
      }
    }
  }

  /// L6.
  ///
  /// A pull shows its indicator by itself; a load that ends takes it away all the same.
  func testPulledIndicatorEndsWithTheLoad() {
    let ends: KeyValuePairs<UInt, ItemsListModelState> = [
      #line: .success([.milk]),
      #line: .failure([.milk], because: .network(.offline)),
    ]

    for (line, end) in ends {
      let view = ItemsListView()
      let stub = ItemsListModelStub(firstState: .success([.milk]))

      withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
        view.refreshControl.pull()
        stub.nextState = end
        XCTAssertFalse(view.refreshControl.isVisible, line: line)
      }
    }
  }

  /// X1.
  func testMessageIsForUsers() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(
      firstState: .failure([], because: .network(.undecodable(reason: "keyNotFound(title)"))))

    withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
      XCTAssertEqual(
        view.statusView.errorLabel.text, "The server sent an answer this app can't read.")
    }
  }

  // MARK: Rows

  /// L10.
  func testTableAsksForVisibleRowsOnly() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success(Item.numbered(30)))

    withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
      XCTAssertEqual(view.tableView.numberOfRows, 30)
      XCTAssertEqual(titles(in: view), (0..<12).map { "Item \($0)" })

      view.tableView.scroll(to: 7)

      XCTAssertEqual(titles(in: view), (7..<19).map { "Item \($0)" })
    }
  }

  /// L2.
  ///
  /// A reply may change a row and leave their number as it is.
  func testChangedRowIsShown() {
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
      let view = ItemsListView()
      let stub = ItemsListModelStub(firstState: .success([milk]))

      withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
        stub.nextState = .success([change.item])
        XCTAssertEqual(shown(by: view).rows, [change.row], line: line)
      }
    }
  }

  /// L11.
  func testReloadKeepsTheOffsetClamped() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success(Item.numbered(30)))

    withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
      view.tableView.scroll(to: 10)

      stub.nextState = .success(Item.numbered(40))
      XCTAssertEqual(view.tableView.visibleRows.lowerBound, 10)

      stub.nextState = .success(Item.numbered(15))
      XCTAssertEqual(view.tableView.visibleRows.lowerBound, 3)
    }
  }

  /// L6 L12.
  func testSameRowsAreLeftAlone() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success([.milk, .plants]))

    withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
      let cells = view.tableView.visibleCells.map(ObjectIdentifier.init)

      stub.nextState = .preparing([.milk, .plants], showing: .refresh)

      XCTAssertEqual(view.tableView.visibleCells.map(ObjectIdentifier.init), cells)
    }
  }

  // MARK: Selection

  /// L9.
  func testSelectionIsReportedAndLeavesNoMark() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success([.milk, .plants]))
    let viewBinding = ItemsListViewBinding(observing: stub, handling: view)
    let spy = ItemsListViewBindingDelegateSpy()
    viewBinding.delegate = spy

    view.tableView.touchRow(at: 1)

    XCTAssertEqual(spy.callArgs, [1])
    XCTAssertNil(view.tableView.selectedRow)
  }

  /// L9 X4.
  func testSelectionWithoutADelegateLeavesNoMark() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success([.milk]))

    withExtendedLifetime(ItemsListViewBinding(observing: stub, handling: view)) {
      view.tableView.touchRow(at: 0)
      XCTAssertNil(view.tableView.selectedRow)
    }
  }

  // MARK: Lifetime

  /// X2.
  func testDelegateIsNotKeptAlive() {
    let viewBinding = ItemsListViewBinding(
      observing: ItemsListModelStub(), handling: ItemsListView())
    var spy: ItemsListViewBindingDelegateSpy? = ItemsListViewBindingDelegateSpy()
    viewBinding.delegate = spy

    spy = nil

    XCTAssertNil(viewBinding.delegate)
  }

  /// X2 X4.
  func testModelAndViewDoNotKeepTheBindingAlive() {
    let view = ItemsListView()
    let stub = ItemsListModelStub(firstState: .success([.milk]))
    var viewBinding: ItemsListViewBinding? = ItemsListViewBinding(
      observing: stub, handling: view)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
    stub.nextState = .failure([], because: .network(.offline))
    XCTAssertEqual(shown(by: view), Shown(rows: [milk], canDeleteAll: true))
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
