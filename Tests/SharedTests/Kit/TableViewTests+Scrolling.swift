import HeadlessKit
import Testing

extension TableViewTests {
  /// L10.
  @Test func `Scrolling asks for the rows that come into view and for no others`() {
    let stage = TableStage(rows: 100)
    _ = stage.source.takeAsked()
    stage.table.scroll(to: 3)
    #expect(stage.source.takeAsked() == [12, 13, 14])
    stage.table.scroll(to: 1)
    #expect(stage.source.takeAsked() == [1, 2])
    stage.table.scroll(to: 50)
    #expect(stage.source.takeAsked() == Array(50..<62))
    stage.table.scroll(to: 39)
    #expect(stage.source.takeAsked() == Array(39..<50))
    #expect(stage.shown == (39..<51).map { "Row \($0)" })
  }

  @Test func `Rows that stay in view keep their cells`() {
    let stage = TableStage(rows: 100)
    let before = stage.table.visibleCells.identities
    stage.table.scroll(to: 5)
    #expect(stage.table.visibleCells.identities.prefix(7) == before.suffix(7))
    stage.table.scroll(to: 3)
    #expect(stage.table.visibleCells.identities[2..<9] == before.suffix(7))
  }

  @Test func `Scrolling to where the table is asks for nothing`() {
    let stage = TableStage(rows: 100)
    stage.table.scroll(to: 88)
    _ = stage.source.takeAsked()
    for row in [88, 89, 99, 100, .max] { stage.table.scroll(to: row) }
    #expect(stage.source.asked == [])
  }

  @Test(arguments: [(-1, 0), (.min, 0), (87, 87), (88, 88), (89, 88), (.max, 88)])
  func `Scrolling stops at both ends`(row: Int, offset: Int) {
    let stage = TableStage(rows: 100)
    stage.table.scroll(to: row)
    #expect(stage.table.visibleRows == offset..<offset + 12)
  }

  @Test func `Rows that all fit can't be scrolled`() {
    let stage = TableStage(rows: 12)
    stage.table.scroll(to: 1)
    #expect(stage.table.visibleRows == 0..<12)
  }

  @Test func `A table that can't be used scrolls all the same`() {
    let stage = TableStage(rows: 100)
    stage.table.allowsSelection = false
    stage.table.scroll(to: 7)
    #expect(stage.table.visibleRows == 7..<19)
  }

  @Test func `Random scrolling and reloading always shows the right rows from few cells`() {
    var random = SeededGenerator(seed: 2)
    let stage = TableStage(rows: 60, viewportRows: 7)
    for step in 0..<2_000 {
      if Int.random(in: 0..<20, using: &random) == 0 {
        let count = Int.random(in: 0...60, using: &random)
        stage.source.titles = (0..<count).map { "Row \($0) at \(step)" }
        stage.table.reloadData()
      } else {
        stage.table.scroll(to: Int.random(in: -10...70, using: &random))
      }
      #expect(stage.shown == Array(stage.source.titles[stage.table.visibleRows]))
      #expect(stage.table.visibleRows.count == min(7, stage.source.titles.count))
      #expect(stage.table.subviews.identities == stage.table.visibleCells.identities)
    }
    #expect(Set(stage.source.cells).count == 7)
  }
}
