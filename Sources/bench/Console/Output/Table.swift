/// Rows under named columns, with no say in how they are written.
struct Table: Equatable, Sendable {
  /// A column's name and the side its cells lean to: text leads, numbers trail.
  struct Column: Equatable, Sendable {
    let title: String
    let isNumber: Bool

    static func text(_ title: String) -> Column { Column(title: title, isNumber: false) }
    static func number(_ title: String) -> Column { Column(title: title, isNumber: true) }
  }

  let title: String
  /// What a reader must know to read the numbers right: units, and what they leave out.
  var note: String?
  let columns: [Column]
  /// Whether its one column has lines whose indentation matters: code, or a screen.
  var isVerbatim = false
  /// The cells of each row; none are the gap between two groups of rows.
  private(set) var rows: [[String]] = []

  mutating func add(_ cells: [String]) {
    precondition(cells.count == columns.count, "A row needs one cell for each column.")
    rows.append(cells)
  }

  /// Sets the rows that follow apart from those before.
  mutating func addSeparator() { rows.append([]) }

  var cells: [[String]] { rows.filter { !$0.isEmpty } }
}
