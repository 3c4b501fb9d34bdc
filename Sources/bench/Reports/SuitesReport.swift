import Foundation
import RandomUse

/// Shows what the versions' suites consist of, and what they prove.
enum SuitesReport {
  static func suites(_ rows: [SuiteRow]) -> Table {
    let isRun = rows.contains { $0.assertions != nil }
    var table = Table(
      title: "Tests",
      note: "Each version's own suite. A double is a type that stands in for one of the version or "
        + "of Shared; set-up is the code around tests and doubles: properties, helpers, samples."
        + (isRun ? " Assertions are those that ran, in helpers and table rows too." : ""),
      columns: [.text("version"), .number("test cases"), .number("tests")]
        + (isRun ? [.number("assertions")] : [])
        + ["doubles", "lines per test", "lines of set-up"].map { .number($0) })
    for row in rows {
      table.add(
        [row.architecture, "\(row.testCases)", "\(row.tests)"]
          + (isRun ? [row.assertions.map { "\($0)" } ?? ""] : [])
          + ["\(row.doubles)", String(format: "%.1f", row.linesPerTest), "\(row.setUp)"])
    }
    return table
  }

  /// How many tests of each suite carry each number.
  static func table(_ grid: BehaviourGrid) -> Table {
    let versions = grid.rows.map(\.architecture).uniqued()
    var table = Table(
      title: "Behaviours",
      note: "How many tests of a version's own suite prove each statement of docs/SPEC.md; "
        + "a hole shows as NONE.",
      columns: [.text("statement")] + versions.map { .number($0) })
    for behaviour in grid.rows.map(\.behaviour).uniqued() {
      let cells = grid.rows.filter { $0.behaviour == behaviour }.map { row in
        row.tests.isEmpty
          ? "NONE" : "\(row.tests.count)"
      }
      table.add([behaviour] + cells)
    }
    return table
  }

  /// The tests of one behaviour by name.
  static func tests(of behaviour: String, _ grid: BehaviourGrid) -> Table {
    var table = Table(
      title: "Tests of \(behaviour)", columns: [.text("version"), .text("test")])
    for row in grid.rows where row.behaviour == behaviour {
      for test in row.tests.isEmpty ? ["NONE"] : row.tests { table.add([row.architecture, test]) }
    }
    return table
  }
}
