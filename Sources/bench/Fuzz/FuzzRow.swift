import RandomUse

/// What random use came to, for other programs.
struct FuzzRow: Codable, Equatable, Sendable {
  /// One case, and how often it occurred; without a count it can't occur.
  struct Case: Codable, Equatable, Sendable {
    let table: String
    let row: String
    let column: String
    let count: Int?
  }

  let sessions: Int
  let actions: Int
  let refusals: Int
  let steps: Int
  let cases: [Case]
  let finding: Finding?

  init(_ tally: FuzzTally) {
    sessions = tally.sessions
    actions = tally.actions
    refusals = tally.refusals
    steps = tally.steps
    finding = tally.finding
    cases = Aspect.allCases.flatMap { aspect in
      aspect.rows.flatMap { row in
        aspect.columns.map { column in
          let count = tally.coverage.count(aspect, row, column)
          let isPossible = aspect.reason(row: row, column: column) == nil
          return Case(
            table: aspect.rawValue, row: row, column: column,
            count: isPossible || count > 0 ? count : nil)
        }
      }
    }
  }

  /// The cases, one row each.
  var table: Table {
    var table = Table(title: "", columns: ["table", "row", "column", "count"].map { .text($0) })
    for each in cases {
      table.add([each.table, each.row, each.column, each.count.map { "\($0)" } ?? ""])
    }
    return table
  }
}
