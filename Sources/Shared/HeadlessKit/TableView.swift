/// Shows as many rows as fit, out of any number, and asks its data source for those only.
public final class TableView: View {
  /// Gives it its rows; without one it is empty.
  public weak var dataSource: (any TableViewDataSource)?
  /// Hears of taps on rows.
  public weak var delegate: (any TableViewDelegate)?
  /// Whether the user can select rows; scrolling works all the same.
  public var allowsSelection = true
  /// Pulling the table down sets it off; drawn above the rows.
  public var refreshControl: RefreshControl? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// How many rows fit on screen.
  public let viewportRows: Int
  /// How many rows there were at the last reload.
  public private(set) var numberOfRows = 0
  /// The row that is marked as selected.
  public private(set) var selectedRow: Int?
  /// The cells on screen, top to bottom: its subviews, in this order.
  public private(set) var visibleCells: [TableViewCell] = []

  private var firstRow = 0
  /// What the data source is being asked for.
  private var question: StaticString?
  private var cellTypes: [String: TableViewCell.Type] = [:]
  private var reusableCells: [String: [TableViewCell]] = [:]

  /// Makes a table in which `viewportRows` rows fit on screen; traps for a negative number.
  public init(viewportRows: Int = 12) {
    precondition(viewportRows >= 0, "A table can't show a negative number of rows")
    self.viewportRows = viewportRows
  }

  /// The rows on screen.
  public var visibleRows: Range<Int> {
    firstRow..<firstRow + visibleCells.count
  }

  /// Names the type of cell to make for an identifier.
  public func register(_ type: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = type
  }

  /// Returns a cell that has gone out of view, or else a new one; `nil` for an unregistered identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell = cellTypes[identifier]?.init()
    cell?.reuseIdentifier = identifier
    return cell
  }

  /// Asks for everything on screen again; keeps the first row as far as there are rows, and no selection.
  public func reloadData() {
    let number = asking(for: "the number of rows") { dataSource?.numberOfRows(in: self) ?? 0 }
    precondition(number >= 0, "A table can't have a negative number of rows")
    recycle(visibleCells)
    selectedRow = nil
    numberOfRows = number
    firstRow = clamped(firstRow)
    show(cells(for: rows(from: firstRow)))
  }

  /// Scrolls until `row` is the first on screen, or as far as there are rows; goes nowhere once the data source is gone.
  public func scrollToRow(at row: Int) {
    let old = visibleRows
    let new = rows(from: clamped(row))
    guard dataSource != nil, new != old else { return }
    firstRow = new.lowerBound
    let kept = old.clamped(to: new)
    let keptCells = kept.map { visibleCells[$0 - old.lowerBound] }
    recycle(old.filter { !kept.contains($0) }.map { visibleCells[$0 - old.lowerBound] })
    show(
      cells(for: new.lowerBound..<kept.lowerBound) + keptCells
        + cells(for: kept.upperBound..<new.upperBound))
  }

  /// Marks a row, and tells nobody; does nothing for a row that isn't there.
  public func selectRow(at row: Int) {
    if (0..<numberOfRows).contains(row) { selectedRow = row }
  }

  /// Takes the mark off a row; does nothing for any other.
  public func deselectRow(at row: Int) {
    if selectedRow == row { selectedRow = nil }
  }

  private func clamped(_ offset: Int) -> Int {
    min(max(offset, 0), max(numberOfRows - viewportRows, 0))
  }

  private func rows(from offset: Int) -> Range<Int> {
    offset..<min(offset + viewportRows, numberOfRows)
  }

  private func cells(for rows: Range<Int>) -> [TableViewCell] {
    asking(for: "cells") { rows.compactMap { dataSource?.tableView(self, cellForRowAt: $0) } }
  }

  private func asking<Answer>(for asked: StaticString, _ ask: () -> Answer) -> Answer {
    if let question {
      preconditionFailure("A table can't reload or scroll while it asks for \(question)")
    }
    question = asked
    defer { question = nil }
    return ask()
  }

  private func recycle(_ cells: [TableViewCell]) {
    for cell in cells {
      cell.removeFromSuperview()
      guard let identifier = cell.reuseIdentifier else { continue }
      reusableCells[identifier, default: []].append(cell)
    }
  }

  private func show(_ cells: [TableViewCell]) {
    visibleCells = cells
    let top = refreshControl?.superview === self ? 1 : 0
    for (index, cell) in cells.enumerated() {
      if cell.superview !== self { insertSubview(cell, at: top + index) }
      precondition(subviews.dropFirst(top + index).first === cell, "A cell can't show two rows")
    }
  }
}
