import HeadlessKit
import UserDriver
import XCTest

extension TableViewTests {
  func testTapOnARowMarksItAndTellsTheDelegate() {
    let stage = TableStage(rows: 3)
    let delegate = SelectionLog()
    stage.table.delegate = delegate
    stage.table.touchRow(at: 1)
    XCTAssertEqual(stage.table.selectedRow, 1)
    XCTAssertEqual(delegate.rows, [1])
  }

  func testRowIsMarkedWhenTheDelegateHearsOfItAndCanBeUnmarked() {
    let stage = TableStage(rows: 3)
    let delegate = Unmarking()
    stage.table.delegate = delegate
    stage.table.touchRow(at: 2)
    XCTAssertEqual(delegate.markedRow, 2)
    XCTAssertNil(stage.table.selectedRow)
  }

  func testDeselectingARowThatIsNotMarkedLeavesTheMark() {
    let stage = TableStage(rows: 3)
    stage.table.touchRow(at: 1)
    stage.table.deselectRow(at: 2)
    XCTAssertEqual(stage.table.selectedRow, 1)
  }

  func testTapDoesNothingWhereThereIsNothingToTap() {
    let stage = TableStage(rows: 3)
    let delegate = SelectionLog()
    stage.table.delegate = delegate
    stage.table.allowsSelection = false
    stage.table.touchRow(at: 1)
    stage.table.allowsSelection = true
    for row in [-1, 3, .max] { stage.table.touchRow(at: row) }
    stage.table.isHidden = true
    stage.table.touchRow(at: 1)
    XCTAssertEqual(delegate.rows, [])
    XCTAssertNil(stage.table.selectedRow)
  }

  func testCodeSelectsARowThatIsThereAndTellsNobody() {
    let stage = TableStage(rows: 3)
    let delegate = SelectionLog()
    stage.table.delegate = delegate
    stage.table.selectRow(at: 1)
    for row in [-1, 3] { stage.table.selectRow(at: row) }
    XCTAssertEqual(stage.table.selectedRow, 1)
    XCTAssertEqual(delegate.rows, [])
  }

  func testScrollingKeepsTheMarkOnItsRow() {
    let stage = TableStage(rows: 100)
    stage.table.touchRow(at: 1)
    stage.table.scrollToRow(at: 50)
    XCTAssertEqual(stage.table.selectedRow, 1)
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
