/// What a table is made of.
extension Table {
  /// A column's name and the side its cells lean to: text leads, numbers trail.
  struct Column: Equatable, Sendable {
    let title: String
    let alignment: Alignment

    static func text(_ title: String) -> Column { Column(title: title, alignment: .leading) }
    static func number(_ title: String) -> Column { Column(title: title, alignment: .trailing) }
  }

  /// The side to which cells lean.
  enum Alignment: Sendable {
    case leading
    case trailing
  }

  /// A line of cells, or the gap between two groups of lines.
  enum Row: Equatable, Sendable {
    case cells([String])
    case separator
  }
}
