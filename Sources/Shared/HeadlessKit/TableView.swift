/// Shows as many rows as fit, out of any number, and asks its data source for those only.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)?
  public weak var delegate: (any TableViewDelegate)?
  /// Whether the user can select rows; scrolling works all the same.
  public var allowsSelection = true
  /// Pulling the table down sets it off.
  public var refreshControl: RefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshControl.map(addSubview)
    }
  }
  /// How many rows fit on screen.
  public let viewportRows: Int
  /// How many rows there were at the last reload.
  public private(set) var numberOfRows = 0
  /// The first row on screen.
  public private(set) var contentOffset = 0
  /// The row that is marked as selected.
  public private(set) var selectedRow: Int?
  /// The cells on screen, top to bottom.
  public private(set) var visibleCells: [TableViewCell] = []

  private var cellTypes: [String: TableViewCell.Type] = [:]
  private var reusableCells: [String: [TableViewCell]] = [:]

  /// Makes a table in which `viewportRows` rows fit on screen.
  public init(viewportRows: Int = 12) {
    self.viewportRows = viewportRows
  }

  /// The rows on screen.
  public var visibleRows: Range<Int> {
    contentOffset..<contentOffset + visibleCells.count
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

  /// Asks for everything on screen again; keeps the offset as far as there are rows, and no selection.
  public func reloadData() {
    recycle(visibleCells)
    visibleCells = []
    selectedRow = nil
    numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
    contentOffset = clamped(contentOffset)
    visibleCells = cells(for: rows(from: contentOffset))
  }

  /// Scrolls until `row` is the first on screen, or as far as there are rows.
  public func scroll(to row: Int) {
    let old = visibleRows
    contentOffset = clamped(row)
    let new = rows(from: contentOffset)
    guard new != old else { return }
    let kept = old.clamped(to: new)
    let keptCells = kept.map { visibleCells[$0 - old.lowerBound] }
    recycle(old.filter { !kept.contains($0) }.map { visibleCells[$0 - old.lowerBound] })
    if kept.isEmpty {
      visibleCells = cells(for: new)
    } else {
      visibleCells =
        cells(for: new.lowerBound..<kept.lowerBound) + keptCells
        + cells(for: kept.upperBound..<new.upperBound)
    }
  }

  /// What a tap on a row does: marks it and tells the delegate, unless rows can't be selected.
  public func selectRow(at row: Int) {
    guard isEnabled, allowsSelection else { return }
    selectedRow = row
    delegate?.tableView(self, didSelectRowAt: row)
  }

  /// Takes the mark off a row.
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
    rows.compactMap { dataSource?.tableView(self, cellForRowAt: $0) }
  }

  private func recycle(_ cells: [TableViewCell]) {
    for cell in cells {
      guard let identifier = cell.reuseIdentifier else { continue }
      reusableCells[identifier, default: []].append(cell)
    }
  }
}
