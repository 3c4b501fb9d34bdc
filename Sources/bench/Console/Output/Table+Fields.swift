/// Tables made of rows.
extension Table {
  struct Field<Row> {
    let column: Column
    let cell: (Row) -> String

    static func text(_ title: String, _ cell: @escaping (Row) -> String) -> Field {
      Field(column: .text(title), cell: cell)
    }

    static func number(_ title: String, _ cell: @escaping (Row) -> String) -> Field {
      Field(column: .number(title), cell: cell)
    }

    static func number(_ title: String, _ value: @escaping (Row) -> Int) -> Field {
      Field(column: .number(title)) { "\(value($0))" }
    }
  }

  /// One line for each row, with a gap where the group changes.
  init<Row>(
    _ rows: [Row], title: String, note: String? = nil, fields: [Field<Row>],
    isVerbatim: Bool = false, group: (Row) -> String = { _ in "" }
  ) {
    self.init(
      title: title, note: note, columns: fields.map(\.column), isVerbatim: isVerbatim)
    var last: String?
    for row in rows {
      if let last, last != group(row) { addSeparator() }
      last = group(row)
      add(fields.map { $0.cell(row) })
    }
  }

  /// One line for all rows that have the keys in common, one column for each version.
  init<Row: VersionRow>(
    _ rows: [Row], title: String, note: String? = nil, across keys: [Field<Row>],
    cell: ([Row]) -> String
  ) {
    let versions = rows.map(\.architecture).uniqued()
    self.init(
      title: title, note: note, columns: keys.map(\.column) + versions.map { .number($0) })
    let key = { row in keys.map { $0.cell(row) } }
    let lines = Dictionary(grouping: rows, by: key)
    for line in rows.map(key).uniqued() {
      let own = Dictionary(grouping: lines[line] ?? [], by: \.architecture)
      add(line + versions.map { own[$0].map(cell) ?? "" })
    }
  }

  init<Row: VersionRow>(
    _ rows: [Row], title: String, note: String, across keys: [Field<Row>], sum: (Row) -> Int
  ) {
    self.init(rows, title: title, note: note, across: keys) { "\($0.sum(sum))" }
  }
}
