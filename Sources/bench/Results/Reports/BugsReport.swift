import Console
import Kept
import Suites

/// Shows the bugs that have a story: all in one table, or some with the tests that notice them.
package enum BugsReport {
  package static func overview(_ rows: [BugRow], _ found: [Finding]) -> Table {
    Table(
      rows, title: "Bugs",
      note:
        "The number of tests in a version's own suite that fail if we plant the bug. A ! means "
        + "that the bug ends the process. ACC means that only the acceptance suite notices the "
        + "bug, and NONE that no suite does. bench bugs BUG explains one bug. \(found.sentence)",
      across: [.text("bug", \.bug), .text("SPEC", \.statement)]
    ) { cell($0[0]) }
  }

  /// Says how many of the bugs each suite notices.
  package static func sentence(_ rows: [BugRow]) -> String {
    let counts = rows.grouped(by: \.version).map { own in
      "\(own[0].version) \(own.count { $0.seenBy == .own })"
    }
    return "The number of bugs that each version's own suite notices: \(counts.listed)."
  }

  private static func cell(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own: "\(row.red)\(row.own.contains { $0.crash == true } ? "!" : "")"
    case .acceptance: "ACC"
    case .nobody: "NONE"
    }
  }

  /// Shows one bug: its story, and then the versions side by side, as many as fit.
  package static func tables(of bug: BugStory, _ rows: [BugRow], width: Int?) -> [Table] {
    let own = rows.filter { $0.bug == bug.id }
    return [story(of: bug, own)]
      + Table.sideBySide(
        own.map { row in
          SideBySide(
            name: row.version, heading: "\(row.version): \(verdict(row))",
            parts: [[row.planted.place] + row.planted.diff, tests(row.own), acceptance(row)])
        }, width: width)
  }

  /// Says what a user sees of a bug, and how such a bug comes about.
  package static func story(of bug: BugStory, _ rows: [BugRow]) -> Table {
    let statement = rows.first { $0.bug == bug.id }?.statement ?? ""
    return Table(
      [bug.seen, bug.cause], title: "\(bug.id), \(statement): \(bug.title)",
      fields: [.text("") { $0 }])
  }

  private static func verdict(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own: "\(row.red)".counting("failing test")
    case .acceptance: "only the acceptance suite notices it"
    case .nobody: "no suite notices it"
    }
  }

  private static func acceptance(_ row: BugRow) -> [String] {
    let count =
      "acceptance suite: \("\(row.acceptance.count)".counting("failing test")) of \(row.statement)"
    return [count] + (row.seenBy == .acceptance ? tests(row.acceptance) : [])
  }

  /// Lists a few of the tests, which are enough to see why they fail.
  private static func tests(_ tests: [FailingTest]) -> [String] {
    tests.prefix(most).flatMap { ["✗ \($0.test.breakableTest)", $0.message ?? ""] }
      + (tests.count > most ? ["and \(tests.count - most) more"] : [])
  }

  static let most = 4
}

extension String {
  /// A test that may go on in the next line behind its test case.
  var breakableTest: String { replacing("/", with: "/" + Self.softBreak) }
}
