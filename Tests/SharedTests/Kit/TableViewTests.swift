import HeadlessKit
import Testing

struct TableViewTests {
  /// L10.
  @Test func `A table shows 12 rows and asks for those only, once each`() {
    let stage = TableStage(rows: 100)
    #expect(stage.table.viewportRows == 12)
    #expect(stage.source.asked == Array(0..<12))
    #expect(stage.shown == (0..<12).map { "Row \($0)" })
    #expect(stage.table.visibleRows == 0..<12)
    #expect(stage.table.numberOfRows == 100)
  }

  @Test(arguments: [0, 1, 11, 12]) func `A table shows all rows that fit`(count: Int) {
    let stage = TableStage(rows: count)
    #expect(stage.source.asked == Array(0..<count))
    #expect(stage.table.visibleRows == 0..<count)
  }

  @Test func `A table in which no row fits counts its rows and asks for none`() {
    let stage = TableStage(rows: 3, viewportRows: 0)
    #expect(stage.table.numberOfRows == 3)
    #expect(stage.source.asked == [])
    #expect(stage.table.visibleRows.isEmpty)
  }

  @Test func `A table asks for nothing before it is loaded`() {
    let table = TableView()
    let source = RowsSource(count: 20)
    table.dataSource = source
    table.scroll(to: 5)
    #expect(source.asked == [])
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `A table without data source is empty`() {
    let table = TableView()
    table.reloadData()
    table.scroll(to: 3)
    #expect(table.numberOfRows == 0)
    #expect(table.visibleRows == 0..<0)
  }

  @Test func `A table keeps neither its data source nor its delegate alive`() {
    let table = TableView()
    var source: RowsSource? = RowsSource(count: 20)
    var delegate: SelectionLog? = SelectionLog()
    table.dataSource = source
    table.delegate = delegate
    table.reloadData()
    source = nil
    delegate = nil
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
  }

  /// X4.
  @Test func `A table whose data source is gone scrolls, selects, and reloads in peace`() {
    let table = TableView()
    var source: RowsSource? = RowsSource(count: 40)
    table.dataSource = source
    table.reloadData()
    source = nil
    for row in [6, 3, 28, 0] { table.scroll(to: row) }
    #expect(table.visibleRows == 0..<12)
    table.touchRow(at: 2)
    table.reloadData()
    #expect(table.numberOfRows == 0)
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `A new refresh control takes the place of the old one`() {
    let table = TableView()
    let old = RefreshControl()
    let new = RefreshControl()
    table.refreshControl = old
    #expect(old.superview === table)
    table.refreshControl = new
    #expect(old.superview == nil)
    #expect(table.subviews.identities == [new].identities)
    table.refreshControl = nil
    #expect(table.subviews.isEmpty)
  }
}

/// Records the rows selected.
final class SelectionLog: TableViewDelegate {
  private(set) var rows: [Int] = []

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    rows.append(row)
  }
}
