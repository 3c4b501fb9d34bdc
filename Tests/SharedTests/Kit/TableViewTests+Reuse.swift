import HeadlessKit
import Items
import Testing

extension TableViewTests {
  @Test func `Cells on screen are the table's subviews, in order; those out of view are in none`() {
    let stage = TableStage(rows: 100)
    let first = stage.table.visibleCells[0]
    stage.table.refreshControl = RefreshControl()
    stage.table.scroll(to: 30)
    stage.table.scroll(to: 25)
    stage.source.titles = ["Only"]
    #expect(stage.table.subviews.dropFirst().identities == stage.table.visibleCells.identities)
    stage.table.reloadData()
    #expect(stage.table.subviews.dropFirst().identities == stage.table.visibleCells.identities)
    let label = stage.table.descendant(withIdentifier: "row.title") as? Label
    #expect(label?.text == "Only")
    #expect(first.superview == nil)
  }

  @Test func `A cell that has gone out of view shows the row that comes into view`() {
    let stage = TableStage(rows: 100)
    let first = stage.table.visibleCells[0]
    stage.table.scroll(to: 1)
    #expect(stage.table.visibleCells.last === first)
    #expect(stage.shown.last == "Row 12")
  }

  @Test func `However far it scrolls, a table makes no more cells than fit on screen`() {
    let stage = TableStage(rows: 1_000)
    for row in [1, 2, 14, 13, 500, 501, 988, 976, 0, 6] { stage.table.scroll(to: row) }
    stage.table.reloadData()
    #expect(Set(stage.source.cells).count == 12)
  }

  @Test func `A reload uses the cells again`() {
    let stage = TableStage(rows: 100)
    let before = Set(stage.table.visibleCells.identities)
    stage.table.reloadData()
    #expect(Set(stage.table.visibleCells.identities) == before)
  }

  @Test func `A cell is prepared for reuse before it shows another row, each time`() {
    let table = TableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    let source = CellSource(count: 13) {
      $0.dequeueReusableCell(withIdentifier: "counting") ?? TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    let cell = table.visibleCells[0] as? CountingCell
    #expect(cell?.reuses == 0)
    table.scroll(to: 1)
    #expect(table.visibleCells.last === cell)
    #expect(cell?.reuses == 1)
    table.scroll(to: 0)
    #expect(cell?.reuses == 2)
  }

  @Test func `Cells are used again only under their own identifier`() {
    let table = TableView()
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    table.register(ItemCell.self, forCellReuseIdentifier: "item")
    var identifier = "counting"
    let source = CellSource(count: 2) {
      $0.dequeueReusableCell(withIdentifier: identifier) ?? TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["counting", "counting"])
    identifier = "item"
    table.reloadData()
    #expect(table.visibleCells.allSatisfy { $0 is ItemCell })
    #expect(table.visibleCells.map(\.reuseIdentifier) == ["item", "item"])
  }

  @Test func `An unregistered identifier gives no cell`() {
    #expect(TableView().dequeueReusableCell(withIdentifier: "nobody") == nil)
  }

  @Test func `A cell that the table did not make shows, and is never used again`() {
    let table = TableView()
    var made = 0
    let source = CellSource(count: 3) { _ in
      made += 1
      return TableViewCell()
    }
    table.dataSource = source
    table.reloadData()
    table.reloadData()
    #expect(made == 6)
    #expect(table.visibleCells.count == 3)
  }

  @Test func `Cells are released with their table`() {
    var stage: TableStage? = TableStage(rows: 100)
    weak let shown = stage?.table.visibleCells.first
    stage?.table.scroll(to: 50)
    #expect(shown != nil)
    stage = nil
    #expect(shown == nil)
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
