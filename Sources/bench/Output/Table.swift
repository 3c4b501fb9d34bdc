/// Rows under named columns, with no say in how they are written.
struct Table: Equatable, Sendable {
  let title: String
  /// What a reader must know to read the numbers right: units, and what they leave out.
  let note: String?
  let columns: [Column]
  private(set) var rows: [Row] = []

  init(title: String, note: String? = nil, columns: [Column]) {
    self.title = title
    self.note = note
    self.columns = columns
  }

  /// Appends a row with one cell for each column.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == columns.count, "A row needs one cell for each column.")
    rows.append(.cells(cells))
  }

  /// Sets the rows that follow apart from those before.
  mutating func addSeparator() {
    rows.append(.separator)
  }

  /// The cells of each row, without the separators.
  var cells: [[String]] {
    rows.compactMap { row in
      guard case .cells(let cells) = row else { return nil }
      return cells
    }
  }
}
