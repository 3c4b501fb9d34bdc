/// Tables made of rows.
extension Table {
  /// A column, and what each row has in it.
  package struct Field<Row> {
    let column: Column
    let cell: (Row) -> String

    package static func text(_ title: String, _ cell: @escaping (Row) -> String) -> Field {
      Field(column: .text(title), cell: cell)
    }

    package static func number(_ title: String, _ cell: @escaping (Row) -> String) -> Field {
      Field(column: .number(title), cell: cell)
    }

    /// Empty where a row has no number.
    package static func number(_ title: String, _ value: @escaping (Row) -> Int?) -> Field {
      .number(title) { value($0).map { "\($0)" } ?? "" }
    }

    /// Empty where a row has no number.
    package static func number(
      _ title: String, as text: @escaping (Double) -> String, _ value: @escaping (Row) -> Double?
    ) -> Field {
      .number(title) { value($0).map(text) ?? "" }
    }
  }

  /// One line for each row, with a gap where the group changes.
  package init<Row>(
    _ rows: [Row], title: String, note: String? = nil, fields: [Field<Row>],
    isVerbatim: Bool = false, group: (Row) -> String = { _ in "" }
  ) {
    self.init(title: title, note: note, columns: fields.map(\.column), isVerbatim: isVerbatim)
    for (index, row) in rows.enumerated() {
      if index > 0, group(row) != group(rows[index - 1]) { addSeparator() }
      add(fields.map { $0.cell(row) })
    }
  }

  /// One line for all rows that have the keys in common, one column for each version.
  package init<Row: VersionRow>(
    _ rows: [Row], title: String, note: String? = nil, across keys: [Field<Row>],
    column: (String) -> Column = Column.number, cell: ([Row]) -> String
  ) {
    let versions = rows.map(\.version).uniqued()
    self.init(
      title: title, note: note, columns: keys.map(\.column) + versions.map(column), keys: keys.count
    )
    for line in rows.grouped(by: { row in keys.map { $0.cell(row) } }) {
      let own = Dictionary(grouping: line, by: \.version)
      add(keys.map { $0.cell(line[0]) } + versions.map { own[$0].map(cell) ?? "" })
    }
  }

  package init<Row: VersionRow>(
    _ rows: [Row], title: String, note: String, across keys: [Field<Row>], sum: (Row) -> Int
  ) {
    self.init(rows, title: title, note: note, across: keys) { "\($0.sum(sum))" }
  }
}
