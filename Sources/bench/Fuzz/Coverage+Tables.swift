import RandomUse

extension Coverage {
  /// One table for each aspect; `–` is what can't happen.
  var tables: [Table] {
    cases.map(\.table).uniqued().map { title in
      let cases = cases.filter { $0.table == title }
      let columns = cases.map(\.column).uniqued()
      var table = Table(title: title, columns: [.text("")] + columns.map { .number($0) })
      for row in cases.map(\.row).uniqued() {
        let counts = cases.filter { $0.row == row }.map { $0.count.map { "\($0)" } ?? "–" }
        table.add([row] + counts)
      }
      return table
    }
  }

  /// The cases, one row each, for other programs.
  var list: Table {
    var table = Table(title: "", columns: ["table", "row", "column", "count"].map { .text($0) })
    for each in cases {
      table.add([each.table, each.row, each.column, each.count.map { "\($0)" } ?? ""])
    }
    return table
  }
}
