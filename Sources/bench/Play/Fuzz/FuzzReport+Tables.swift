import RandomUse

extension FuzzReport {
  /// One table for each aspect; `–` is what can't happen.
  static func tables(_ cases: [CoverageCase]) -> [Table] {
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
}

extension CoverageCase: ResultRow {}
