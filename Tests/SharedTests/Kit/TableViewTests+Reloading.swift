import HeadlessKit
import Testing

extension TableViewTests {
  @Test func `A reload asks again for the rows on screen and for no others`() {
    let stage = TableStage(rows: 100)
    stage.table.scroll(to: 30)
    _ = stage.source.takeAsked()
    stage.source.titles[30] = "Changed"
    stage.table.reloadData()
    #expect(stage.source.asked == Array(30..<42))
    #expect(stage.shown.first == "Changed")
  }

  /// L11.
  @Test(arguments: [(100, 30), (43, 30), (42, 30), (41, 29), (13, 1), (12, 0), (3, 0), (0, 0)])
  func `A reload keeps the offset as far as there are rows`(count: Int, offset: Int) {
    let stage = TableStage(rows: 100)
    stage.table.scroll(to: 30)
    stage.source.titles = (0..<count).map { "New \($0)" }
    stage.table.reloadData()
    #expect(stage.table.visibleRows.lowerBound == offset)
    #expect(stage.shown == (offset..<min(offset + 12, count)).map { "New \($0)" })
  }

  @Test func `Rows that come back do not bring the old offset with them`() {
    let stage = TableStage(rows: 100)
    let titles = stage.source.titles
    stage.table.scroll(to: 30)
    for rows in [[], titles] {
      stage.source.titles = rows
      stage.table.reloadData()
    }
    #expect(stage.table.visibleRows == 0..<12)
  }

  @Test func `A reload takes the mark off the selected row`() {
    let stage = TableStage(rows: 3)
    stage.table.touchRow(at: 1)
    stage.table.reloadData()
    #expect(stage.table.selectedRow == nil)
  }
}
