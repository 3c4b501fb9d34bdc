/// Cases that sessions should lead to, by row and column, and those that can't happen, each with its
/// reason.
struct CoverageTable: Sendable {
  let name: String
  /// None of them has occurred.
  let cases: [Coverage.Case]

  init<Row: RawRepresentable<String>, Column: RawRepresentable<String>>(
    _ name: String, rows: [Row], columns: [Column],
    impossible reason: (Row, Column) -> String? = { _, _ in nil }
  ) {
    self.name = name
    cases = rows.flatMap { row in
      columns.map { column in
        Coverage.Case(
          table: name, row: row.rawValue, column: column.rawValue, reason: reason(row, column))
      }
    }
  }

  static let all = [list, detail, form, arrivals]
}
