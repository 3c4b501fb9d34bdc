import HeadlessKit
import UserDriver
import XCTest

extension TableViewTests {
  func testReloadAsksAgainOnlyForTheRowsOnScreen() {
    let stage = TableStage(rows: 100)
    stage.table.scrollToRow(at: 30)
    _ = stage.source.takeAsked()
    stage.source.titles[30] = "Changed"
    stage.table.reloadData()
    XCTAssertEqual(stage.source.asked, Array(30..<42))
    XCTAssertEqual(stage.shown.first, "Changed")
  }

  /// L11.
  func testReloadKeepsTheOffsetAsFarAsThereAreRows() {
    for (count, offset) in [
      (100, 30), (43, 30), (42, 30), (41, 29), (13, 1), (12, 0), (3, 0), (0, 0),
    ] {
      let stage = TableStage(rows: 100)
      stage.table.scrollToRow(at: 30)
      stage.source.titles = (0..<count).map { "New \($0)" }
      stage.table.reloadData()
      XCTAssertEqual(stage.table.visibleRows.lowerBound, offset, "\(count)")
      XCTAssertEqual(
        stage.shown, (offset..<min(offset + 12, count)).map { "New \($0)" }, "\(count)")
    }
  }

  func testRowsThatComeBackDoNotBringTheOldOffsetWithThem() {
    let stage = TableStage(rows: 100)
    let titles = stage.source.titles
    stage.table.scrollToRow(at: 30)
    for rows in [[], titles] {
      stage.source.titles = rows
      stage.table.reloadData()
    }
    XCTAssertEqual(stage.table.visibleRows, 0..<12)
  }

  func testReloadTakesTheMarkOffTheSelectedRow() {
    let stage = TableStage(rows: 3)
    stage.table.touchRow(at: 1)
    stage.table.reloadData()
    XCTAssertNil(stage.table.selectedRow)
  }
}
