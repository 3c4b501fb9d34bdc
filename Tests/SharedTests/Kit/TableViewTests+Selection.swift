import HeadlessKit
import Testing

extension TableViewTests {
  @Test func `A tap on a row marks it and tells the delegate`() {
    let stage = TableStage(rows: 3)
    let delegate = SelectionLog()
    stage.table.delegate = delegate
    stage.table.touchRow(at: 1)
    #expect(stage.table.selectedRow == 1)
    #expect(delegate.rows == [1])
  }

  @Test func `The row is marked when the delegate hears of it, and the delegate can unmark it`() {
    let stage = TableStage(rows: 3)
    let delegate = Unmarking()
    stage.table.delegate = delegate
    stage.table.touchRow(at: 2)
    #expect(delegate.markedRow == 2)
    #expect(stage.table.selectedRow == nil)
  }

  @Test func `Deselecting a row that isn't marked leaves the mark`() {
    let stage = TableStage(rows: 3)
    stage.table.touchRow(at: 1)
    stage.table.deselectRow(at: 2)
    #expect(stage.table.selectedRow == 1)
  }

  @Test func `A tap does nothing where there is nothing to tap`() {
    let stage = TableStage(rows: 3)
    let delegate = SelectionLog()
    stage.table.delegate = delegate
    stage.table.allowsSelection = false
    stage.table.touchRow(at: 1)
    stage.table.allowsSelection = true
    for row in [-1, 3, .max] { stage.table.touchRow(at: row) }
    stage.table.isUserInteractionEnabled = false
    stage.table.touchRow(at: 1)
    stage.table.isUserInteractionEnabled = true
    stage.table.isHidden = true
    stage.table.touchRow(at: 1)
    #expect(delegate.rows == [])
    #expect(stage.table.selectedRow == nil)
  }

  @Test func `Scrolling keeps the mark on its row`() {
    let stage = TableStage(rows: 100)
    stage.table.touchRow(at: 1)
    stage.table.scroll(to: 50)
    #expect(stage.table.selectedRow == 1)
  }
}

/// Takes the mark off whatever row is selected.
private final class Unmarking: TableViewDelegate {
  private(set) var markedRow: Int?

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    markedRow = tableView.selectedRow
    tableView.deselectRow(at: row)
  }
}
