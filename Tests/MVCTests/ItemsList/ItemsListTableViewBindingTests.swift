import HeadlessKit
import Items
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemsListTableViewBindingTests: XCTestCase {
  /// What the user sees of the table.
  private struct Shown: Equatable {
    var isVisible = true
    var rows: [Row] = []
  }

  private let milk = Row(title: "Buy milk", date: "3 Feb 2026", state: "Enabled")
  private let plants = Row(title: "Water the plants", date: "29 Feb 2024", state: "Disabled")

  // MARK: State × view

  /// L2 L3 L4 L6.
  ///
  /// Nothing of the state before stays on screen.
  func testStateIsShownAfterEveryOther() {
    let scenarios: KeyValuePairs<UInt, (state: ItemsListModelState, shown: Shown)> = [
      #line: (.initial, Shown()),
      #line: (.preparing([], .load), Shown()),
      #line: (.preparing([.milk], .refresh), Shown(rows: [milk])),
      #line: (.deleting([.milk]), Shown(rows: [milk])),
      #line: (.success([]), Shown()),
      #line: (.success([.plants, .milk]), Shown(rows: [plants, milk])),
      #line: (.success([.milk, .plants]), Shown(rows: [milk, plants])),
      #line: (.failure([], because: .network(.offline)), Shown()),
      #line: (.failure([.milk], because: .store(.writeFailed)), Shown(rows: [milk])),
    ]

    for (line, scenario) in scenarios {
      for previous in [nil] + scenarios.map(\.value.state) {
        let tableView = TableView()
        let stub = ItemsListModelStub(firstState: previous ?? scenario.state)

        withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
          if previous != nil { stub.currentState = scenario.state }
          XCTAssertEqual(
            shown(by: tableView), scenario.shown, "after \(String(describing: previous))",
            line: line)
        }
      }
    }
  }

  // MARK: Rows

  /// L2 L10.
  func testScrollingShowsTheRowsInTheirOrder() {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success(Item.numbered(30)))

    withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
      XCTAssertEqual(tableView.numberOfRows, 30)

      tableView.scrollToRow(at: 7)

      XCTAssertEqual(tableView.visibleRows.first, 7)
      XCTAssertEqual(titles(in: tableView), tableView.visibleRows.map { "Item \($0)" })
    }
  }

  /// L2.
  ///
  /// A reply may change a row without changing the number of rows.
  func testChangedRowIsShown() {
    let changes: KeyValuePairs<UInt, (item: Item, row: Row)> = [
      #line: (
        Item(
          id: 1, title: "Sell milk", isEnabled: true, createdAt: Item.milk.createdAt, owner: "mira"),
        Row(title: "Sell milk", date: "3 Feb 2026", state: "Enabled")
      ),
      #line: (
        Item(
          id: 1, title: "Buy milk", isEnabled: true, createdAt: Item.plants.createdAt, owner: "mira"
        ),
        Row(title: "Buy milk", date: "29 Feb 2024", state: "Enabled")
      ),
      #line: (
        Item(
          id: 1, title: "Buy milk", isEnabled: false, createdAt: Item.milk.createdAt, owner: "mira"),
        Row(title: "Buy milk", date: "3 Feb 2026", state: "Disabled")
      ),
    ]

    for (line, change) in changes {
      let tableView = TableView()
      let stub = ItemsListModelStub(firstState: .success([.milk]))

      withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
        stub.currentState = .success([change.item])
        XCTAssertEqual(shown(by: tableView).rows, [change.row], line: line)
      }
    }
  }

  /// L11.
  func testReloadKeepsTheOffset() {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success(Item.numbered(30)))

    withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
      tableView.scrollToRow(at: 10)

      stub.currentState = .success(Item.numbered(40))
      XCTAssertEqual(tableView.visibleRows.first, 10)
    }
  }

  /// L6 L12.
  ///
  /// A table that reloads would replace the texts of its cells.
  func testSameRowsAreLeftAlone() {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success([.milk, .plants]))

    withExtendedLifetime(ItemsListTableViewBinding(observing: stub, handling: tableView)) {
      for case let cell as ItemCell in tableView.visibleCells {
        cell.titleLabel.text = "Not reloaded"
      }

      stub.currentState = .preparing([.milk, .plants], .refresh)
      stub.currentState = .success([.milk, .plants])

      XCTAssertEqual(titles(in: tableView), ["Not reloaded", "Not reloaded"])
    }
  }

  // MARK: Lifetime

  /// X2.
  func testModelAndViewDoNotKeepTheBindingAlive() {
    let tableView = TableView()
    let stub = ItemsListModelStub(firstState: .success([.milk]))
    var viewBinding: ItemsListTableViewBinding? = ItemsListTableViewBinding(
      observing: stub, handling: tableView)
    weak let weakViewBinding = viewBinding

    viewBinding = nil

    XCTAssertNil(weakViewBinding)
  }

  // MARK: What the user sees

  private func shown(by tableView: TableView) -> Shown {
    Shown(
      isVisible: !tableView.isHidden,
      rows: tableView.visibleCells.compactMap { ($0 as? ItemCell).map(row) })
  }

  private func row(_ cell: ItemCell) -> Row {
    Row(title: cell.titleLabel.text, date: cell.dateLabel.text, state: cell.stateLabel.text)
  }

  private func titles(in tableView: TableView) -> [String] {
    shown(by: tableView).rows.map(\.title)
  }
}
