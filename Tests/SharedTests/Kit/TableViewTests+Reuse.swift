import HeadlessKit
import ItemsScreens
import XCTest

extension TableViewTests {
  func testOnlyCellsOnScreenAreSubviewsOfTheTableInOrder() {
    let stage = TableStage(rows: 100)
    let first = stage.table.visibleCells[0]
    stage.table.refreshControl = RefreshControl()
    stage.table.scrollToRow(at: 30)
    stage.table.scrollToRow(at: 25)
    stage.source.titles = ["Only"]
    XCTAssertEqual(stage.table.subviews.dropFirst().identities, stage.table.visibleCells.identities)
    stage.table.reloadData()
    XCTAssertEqual(stage.table.subviews.dropFirst().identities, stage.table.visibleCells.identities)
    let label = stage.table.descendant(withIdentifier: "row.title") as? Label
    XCTAssertEqual(label?.text, "Only")
    XCTAssertNil(first.superview)
  }

  func testCellThatHasGoneOutOfViewShowsTheRowThatComesIntoView() {
    let stage = TableStage(rows: 100)
    let first = stage.table.visibleCells[0]
    stage.table.scrollToRow(at: 1)
    XCTAssertIdentical(stage.table.visibleCells.last, first)
    XCTAssertEqual(stage.shown.last, "Row 12")
  }

  func testTableMakesNoMoreCellsThanFitHoweverFarItScrolls() {
    let stage = TableStage(rows: 1_000)
    for row in [1, 2, 14, 13, 500, 501, 988, 976, 0, 6] { stage.table.scrollToRow(at: row) }
    stage.table.reloadData()
    XCTAssertEqual(Set(stage.source.cells).count, 12)
  }

  func testReloadUsesTheCellsAgain() {
    let stage = TableStage(rows: 100)
    let before = Set(stage.table.visibleCells.identities)
    stage.table.reloadData()
    XCTAssertEqual(Set(stage.table.visibleCells.identities), before)
  }

  func testCellIsPreparedForReuseEachTimeBeforeItShowsAnotherRow() {
    let table = TableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    let source = CellSource(count: 13) {
      $0.dequeueReusableCell(withIdentifier: "counting") ?? TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    let cell = table.visibleCells[0] as? CountingCell
    XCTAssertEqual(cell?.reuses, 0)
    table.scrollToRow(at: 1)
    XCTAssertIdentical(table.visibleCells.last, cell)
    XCTAssertEqual(cell?.reuses, 1)
    table.scrollToRow(at: 0)
    XCTAssertEqual(cell?.reuses, 2)
  }

  func testCellsAreUsedAgainOnlyUnderTheirOwnIdentifier() {
    let table = TableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    table.register(ItemCell.self, forCellReuseIdentifier: "item")
    var identifier = "counting"
    let source = CellSource(count: 2) {
      $0.dequeueReusableCell(withIdentifier: identifier) ?? TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    XCTAssertEqual(table.visibleCells.map(\.reuseIdentifier), ["counting", "counting"])
    identifier = "item"
    table.reloadData()
    XCTAssert(table.visibleCells.allSatisfy { $0 is ItemCell })
    XCTAssertEqual(table.visibleCells.map(\.reuseIdentifier), ["item", "item"])
  }

  func testUnregisteredIdentifierGivesNoCell() {
    XCTAssertNil(TableView().dequeueReusableCell(withIdentifier: "nobody"))
  }

  func testCellThatTheTableDidNotMakeShowsAndIsNeverUsedAgain() {
    let table = TableView()
    var made = 0
    let source = CellSource(count: 3) { _ in
      made += 1
      return TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    table.reloadData()
    XCTAssertEqual(made, 6)
    XCTAssertEqual(table.visibleCells.count, 3)
  }

  func testCellsAreReleasedWithTheirTable() {
    var stage: TableStage? = TableStage(rows: 100)
    weak let shown = stage?.table.visibleCells.first
    stage?.table.scrollToRow(at: 50)
    XCTAssertNotNil(shown)
    stage = nil
    XCTAssertNil(shown)
  }
}

/// Counts how often it is used again.
private final class CountingCell: TableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    reuses += 1
  }
}

/// Gives a table whatever cells a closure makes.
private final class CellSource: TableViewDataSource {
  private let count: Int
  private let makeCell: (TableView) -> TableViewCell

  init(count: Int, makeCell: @escaping (TableView) -> TableViewCell) {
    self.count = count
    self.makeCell = makeCell
  }

  func numberOfRows(in tableView: TableView) -> Int {
    count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    makeCell(tableView)
  }
}
