import RandomUse

extension Coverage {
  /// One table for each aspect; `–` is what can't happen.
  var tables: [Table] {
    Aspect.allCases.map { aspect in
      var table = Table(
        title: aspect.rawValue, columns: [.text("")] + aspect.columns.map { .number($0) })
      for row in aspect.rows {
        table.add(
          [row]
            + aspect.columns.map { column in
              let count = count(aspect, row, column)
              let isPossible = aspect.reason(row: row, column: column) == nil
              return count == 0 && !isPossible ? "–" : "\(count)"
            })
      }
      return table
    }
  }
}
