/// Rows under named columns, with no say in how they are written.
package struct Table: Equatable, Sendable {
  /// A column's name and the side its cells lean to: text leads, numbers trail.
  package struct Column: Equatable, Sendable {
    package let title: String
    package let isNumber: Bool

    package static func text(_ title: String) -> Column {
      Column(title: title.namingVersions, isNumber: false)
    }
    package static func number(_ title: String) -> Column {
      Column(title: title.namingVersions, isNumber: true)
    }
  }

  package let title: String
  /// What a reader must know to read the numbers right: units, and what they leave out.
  package var note: String?
  package let columns: [Column]
  /// Whether its one column has lines whose indentation matters: code, or a screen.
  let isVerbatim: Bool
  /// How many of the first columns tell rows apart, where that isn't to be found out.
  private let givenKeys: Int?
  /// The cells of each row; none are the gap between two groups of rows.
  package private(set) var rows: [[String]] = []

  package init(
    title: String, note: String? = nil, columns: [Column], keys: Int? = nil,
    isVerbatim: Bool = false
  ) {
    (self.title, self.note) = (title.namingVersions, note?.namingVersions)
    (self.columns, self.givenKeys, self.isVerbatim) = (columns, keys, isVerbatim)
  }

  package mutating func add(_ cells: [String]) {
    precondition(cells.count == columns.count, "A row needs one cell for each column.")
    rows.append(isVerbatim ? cells : cells.map(\.namingVersions))
  }

  /// Sets the rows that follow apart from those before.
  mutating func addSeparator() { rows.append([]) }

  /// How many of the first columns tell rows apart: all where none do.
  var keys: Int {
    let cells = cells
    return givenKeys
      ?? columns.indices.dropFirst().first { count in
        Set(cells.map { Array($0.prefix(count)) }).count == cells.count
      }
      ?? columns.count
  }

  package var cells: [[String]] { rows.filter { !$0.isEmpty } }
}
