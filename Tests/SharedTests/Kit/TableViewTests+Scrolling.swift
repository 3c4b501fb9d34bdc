import HeadlessKit
import XCTest

extension TableViewTests {
  /// L10.
  func testScrollingAsksOnlyForTheRowsThatComeIntoView() {
    let stage = TableStage(rows: 100)
    _ = stage.source.takeAsked()
    stage.table.scrollToRow(at: 3)
    XCTAssertEqual(stage.source.takeAsked(), [12, 13, 14])
    stage.table.scrollToRow(at: 1)
    XCTAssertEqual(stage.source.takeAsked(), [1, 2])
    stage.table.scrollToRow(at: 50)
    XCTAssertEqual(stage.source.takeAsked(), Array(50..<62))
    stage.table.scrollToRow(at: 39)
    XCTAssertEqual(stage.source.takeAsked(), Array(39..<50))
    XCTAssertEqual(stage.shown, (39..<51).map { "Row \($0)" })
  }

  func testRowsThatStayInViewKeepTheirCells() {
    let stage = TableStage(rows: 100)
    let before = stage.table.visibleCells.identities
    stage.table.scrollToRow(at: 5)
    XCTAssertEqual(stage.table.visibleCells.identities.prefix(7), before.suffix(7))
    stage.table.scrollToRow(at: 3)
    XCTAssertEqual(stage.table.visibleCells.identities[2..<9], before.suffix(7))
  }

  func testScrollingToWhereTheTableIsAsksForNothing() {
    let stage = TableStage(rows: 100)
    stage.table.scrollToRow(at: 88)
    _ = stage.source.takeAsked()
    for row in [88, 89, 99, 100, .max] { stage.table.scrollToRow(at: row) }
    XCTAssertEqual(stage.source.asked, [])
  }

  func testScrollingStopsAtBothEnds() {
    for (row, offset) in [(-1, 0), (.min, 0), (87, 87), (88, 88), (89, 88), (.max, 88)] {
      let stage = TableStage(rows: 100)
      stage.table.scrollToRow(at: row)
      XCTAssertEqual(stage.table.visibleRows, offset..<offset + 12, "\(row)")
    }
  }

  func testRowsThatAllFitCannotBeScrolled() {
    let stage = TableStage(rows: 12)
    stage.table.scrollToRow(at: 1)
    XCTAssertEqual(stage.table.visibleRows, 0..<12)
  }

  func testTableThatCannotBeUsedScrollsAllTheSame() {
    let stage = TableStage(rows: 100)
    stage.table.allowsSelection = false
    stage.table.scrollToRow(at: 7)
    XCTAssertEqual(stage.table.visibleRows, 7..<19)
  }

  func testRandomScrollingAndReloadingShowsTheRightRowsFromFewCells() {
    var random = SeededGenerator(seed: 2)
    let stage = TableStage(rows: 60, viewportRows: 7)
    for step in 0..<2_000 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        let count = Int.random(in: 0...60, using: &random)
        stage.source.titles = (0..<count).map { "Row \($0) at \(step)" }
        stage.table.reloadData()
      } else {
        stage.table.scrollToRow(at: Int.random(in: -10...70, using: &random))
      }
      XCTAssertEqual(stage.shown, Array(stage.source.titles[stage.table.visibleRows]))
      XCTAssertEqual(stage.table.visibleRows.count, min(7, stage.source.titles.count))
      XCTAssertEqual(stage.table.subviews.identities, stage.table.visibleCells.identities)
    }
    XCTAssertEqual(Set(stage.source.cells).count, 7)
  }
}
