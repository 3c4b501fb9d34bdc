import Console
import Kept
import Suites

/// Shows the bugs with a story: all of them at a glance, or some with what the suites say of them.
package enum BugsReport {
  package static func overview(_ rows: [BugRow], _ found: [Finding]) -> Table {
    Table(
      rows, title: "Bugs",
      note:
        "How many tests of a version's own suite turn red by a bug planted there; ! it ends the "
        + "process, so that further tests are unknown; ACC only the acceptance suite notices it, NONE "
        + "nobody. bench bugs BUG shows more. \(found.sentence)",
      across: [
        .text("bug", \.bug), .text("what it is", \.title), .text("of", \.statement),
      ]
    ) { cell($0[0]) }
  }

  /// How many of the bugs each suite notices.
  package static func sentence(_ rows: [BugRow]) -> String {
    let counts = rows.grouped(by: \.version).map { own in
      "\(own[0].version) \(own.count { $0.seenBy == .own })"
    }
    return "Bugs that a version's own suite notices: \(counts.listed)."
  }

  private static func cell(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own: "\(row.red)\(row.own.contains { $0.crash == true } ? "!" : "")"
    case .acceptance: "ACC"
    case .nobody: "NONE"
    }
  }

  /// The versions side by side, as many as fit.
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

  /// What it is, and how people come to write it.
  package static func story(of bug: BugStory, _ rows: [BugRow]) -> Table {
    let statement = rows.first { $0.bug == bug.id }?.statement ?? ""
    return Table(
      [bug.seen, bug.cause], title: "\(bug.id), \(statement): \(bug.title)",
      fields: [.text("") { $0 }])
  }

  private static func verdict(_ row: BugRow) -> String {
    switch row.seenBy {
    case .own: "\(row.red)".counting("red test")
    case .acceptance: "needed the acceptance suite"
    case .nobody: "nobody notices"
    }
  }

  private static func acceptance(_ row: BugRow) -> [String] {
    let count =
      "acceptance suite: \("\(row.acceptance.count)".counting("red test")) of \(row.statement)"
    return [count] + (row.seenBy == .acceptance ? tests(row.acceptance) : [])
  }

  /// A few are enough to tell.
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
