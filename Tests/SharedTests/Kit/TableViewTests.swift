import HeadlessKit
import UserDriver
import XCTest

final class TableViewTests: XCTestCase {
  /// L10.
  func testTableShows12RowsAndAsksForThoseOnlyOnceEach() {
    let stage = TableStage(rows: 100)
    XCTAssertEqual(stage.table.viewportRows, 12)
    XCTAssertEqual(stage.source.asked, Array(0..<12))
    XCTAssertEqual(stage.shown, (0..<12).map { "Row \($0)" })
    XCTAssertEqual(stage.table.visibleRows, 0..<12)
    XCTAssertEqual(stage.table.numberOfRows, 100)
  }

  func testTableShowsAllRowsThatFit() {
    for count in [0, 1, 11, 12] {
      let stage = TableStage(rows: count)
      XCTAssertEqual(stage.source.asked, Array(0..<count), "\(count)")
      XCTAssertEqual(stage.table.visibleRows, 0..<count, "\(count)")
    }
  }

  func testTableInWhichNoRowFitsCountsItsRowsAndAsksForNone() {
    let stage = TableStage(rows: 3, viewportRows: 0)
    XCTAssertEqual(stage.table.numberOfRows, 3)
    XCTAssertEqual(stage.source.asked, [])
    XCTAssert(stage.table.visibleRows.isEmpty)
  }

  func testTableAsksForNothingBeforeItIsLoaded() {
    let table = TableView()
    let source = RowsSource(count: 20)
    table.dataSource = source
    table.scrollToRow(at: 5)
    XCTAssertEqual(source.asked, [])
    XCTAssert(table.visibleCells.isEmpty)
  }

  func testTableWithoutDataSourceIsEmpty() {
    let table = TableView()
    table.reloadData()
    table.scrollToRow(at: 3)
    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssertEqual(table.visibleRows, 0..<0)
  }

  func testTableKeepsNeitherItsDataSourceNorItsDelegateAlive() {
    let table = TableView()
    var source: RowsSource? = RowsSource(count: 20)
    var delegate: SelectionLog? = SelectionLog()
    table.dataSource = source
    table.delegate = delegate
    table.reloadData()
    source = nil
    delegate = nil
    XCTAssertNil(table.dataSource)
    XCTAssertNil(table.delegate)
  }

  /// X4.
  func testTableWhoseDataSourceIsGoneScrollsSelectsAndReloads() {
    let table = TableView()
    var source: RowsSource? = RowsSource(count: 40)
    table.dataSource = source
    table.reloadData()
    source = nil
    for row in [6, 3, 28, 0] { table.scrollToRow(at: row) }
    XCTAssertEqual(table.visibleRows, 0..<12)
    table.touchRow(at: 2)
    table.reloadData()
    XCTAssertEqual(table.numberOfRows, 0)
    XCTAssert(table.visibleCells.isEmpty)
  }

  func testNewRefreshControlTakesThePlaceOfTheOldOne() {
    let table = TableView()
    let old = RefreshControl()
    let new = RefreshControl()
    table.refreshControl = old
    XCTAssertIdentical(old.superview, table)
    table.refreshControl = new
    XCTAssertNil(old.superview)
    XCTAssertEqual(table.subviews.identities, [new].identities)
    table.refreshControl = nil
    XCTAssert(table.subviews.isEmpty)
  }
}

/// Records the rows selected.
final class SelectionLog: TableViewDelegate {
  private(set) var rows: [Int] = []

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    rows.append(row)
  }
}
