import Console
import Foundation
import Kept
import Suites

/// Shows what each suite notices of the mutants.
package enum MutantsReport {
  package static func detection(_ rows: [DetectionRow], _ found: [Finding]) -> [Table] {
    [
      Table(
        rows, title: "What each suite notices", note: "\(note) \(found.sentence)",
        fields: [
          .text("version", \.version), .number("mutants", \.mutants), .number("found", \.found),
          .number("missed", \.missed), .number("internal", \.internal),
          .number("no effect", \.noEffect), .number("mutation score", as: share, \.mutationScore),
          .number("internal share", as: share, \.internalShare),
        ]),
      Table(
        rows, title: "How precisely it points at them", note: precision,
        fields: [
          .text("version", \.version), .number("tests run", \.tests),
          .number("red") { String(format: "%g", $0.red) }, .number("red at most", \.redMost),
          .number("beside", as: share, \.beside), .number("patterns", \.patterns),
          .number("never alone", \.neverAlone), .number("never red", \.neverRed.count),
          .number("crashes", as: share, \.crashes),
          .number("seconds") { String(format: "%.2f", $0.seconds) },
        ]),
    ]
  }

  package static func rules(_ rows: [MutantRow]) -> [Table] {
    let tried = rows.filter { $0.outcome != .dropped }
    let sorted = MutationRule.allCases.flatMap { rule in tried.filter { $0.rule == rule } }
    let rule = Table.Field<MutantRow>.text("rule", \.rule.rawValue)
    let count = { (rows: [MutantRow], outcome: MutantOutcome) in
      rows.count { $0.outcome == outcome }
    }
    return [
      Table(
        sorted, title: "By rule", note: "Faults found of all faults, and what is internal.",
        across: [rule]
      ) { rows in
        let found = count(rows, .found)
        return "\(found)/\(found + count(rows, .missed)) +\(count(rows, .internal))"
      },
      Table(
        sorted, title: "By rule, the internal share",
        note: "Of what turns the suite red, the share that is internal.", across: [rule]
      ) { rows in
        let red = rows.count { !$0.red.isEmpty }
        return red == 0 ? "" : share(count(rows, .internal).share(of: red))
      },
    ]
  }

  package static func sizes(_ rows: [SuiteSizeRow]) -> Table {
    let whole = rows.grouped(by: \.version).compactMap { $0.max { $0.lines < $1.lines } }
    return Table(
      rows.filter { !whole.contains($0) }.sorted { $0.lines < $1.lines } + whole,
      title: "At equal size", note: suiteSizeNote,
      across: [.number("lines") { whole.contains($0) ? "all" : "\($0.lines)" }]
    ) { share($0[0].mutationScore) }
  }

  /// What the acceptance suite says of what people wrote.
  package static func acceptance(_ bugs: [BugRow], _ rows: [ChangeRow], _ changes: [Change])
    -> Table
  {
    let refactorings = changes.filter { !$0.isFeature }.map(\.name)
    let changed = rows.filter { refactorings.contains($0.change) }
    return Table(
      bugs.grouped(by: \.version), title: "How good the acceptance suite is", note: acceptanceNote,
      fields: [
        .text("version") { $0[0].version }, .number("bugs", \.count),
        .number("seen") { $0.count { !$0.acceptance.isEmpty } },
        .number("harmless changes") { rows in changed.count { $0.version == rows[0].version } },
      ])
  }

  /// One by one.
  package static func mutants(_ rows: [MutantRow]) -> Table {
    Table(
      rows, title: "Mutants",
      fields: [
        .text("where") { row in
          "\(row.version)/\(row.file):\(row.line):\(row.column)"
        },
        .text("rule", \.rule.rawValue), .text("outcome", \.outcome.rawValue),
        .text("mutant", \.change), .text("red tests", \.redText.breakableTest),
      ], group: \.version)
  }

  /// Says that there are none of some kinds, and what it means that none is missed.
  package static func none(of kinds: [String], _ tried: [(version: String, count: Int)]) -> String {
    let names = tried.map(\.version).listed
    return "None of the \(tried.sum(\.count)) mutants of \(names) is \(kinds.listed)."
      + (kinds.contains(MutantOutcome.missed.rawValue)
        ? " Missed would be those that the acceptance suite notices and the version's own suite doesn't."
        : "")
  }

  private static func share(_ value: Double) -> String { String(format: "%.0f %%", value * 100) }

  private static let note = """
    A mutant is a small fault that a rule plants, such as a call that is left out. One is planted at every site where a rule \
    applies, one at a time. Found: the acceptance suite and the version's own suite fail. Missed: only the acceptance suite \
    fails. Internal: only the own suite fails, since no user sees a difference. No effect: no test fails. The mutation score \
    is the share found of those that users can see. The internal share is that of all mutants that fail the own suite. \
    The suites were improved until they missed nothing, so a score of 100 % doesn't say how good they were at first. \
    Mutants aren't the bugs that people write.
    """

  /// Which tests no mutant turns red.
  package static func neverRed(_ rows: [DetectionRow]) -> Table {
    Table(
      rows.flatMap { row in row.neverRed.map { (version: row.version, test: $0) } },
      title: "Never red", note: neverRedNote,
      fields: [.text("version", \.version), .text("test", \.test)], group: \.version)
  }

  private static let neverRedNote = """
    Tests that fail for no mutant. The rules leave something out or change it. No rule adds a call, so a test of what \
    must not happen hardly ever fails. No rule changes a function that only passes on its arguments. Such a test may \
    still be good. Of any other test, ask what it would notice.
    """

  private static let precision = """
    Red: how many tests fail for a mutant that is found, the median. Red at most: as many or fewer for nine of ten. Beside: \
    the share of found mutants for which a test fails in the test case that is named after the mutant's type. \
    Patterns: how many different sets of tests fail. Never alone: how many tests are never the only one that fails. Never \
    red: how many fail for no mutant. Crashes: the share of failing runs that end the process. Seconds: how long the \
    tests run that take part, in a debug build.
    """

  private static let acceptanceNote = """
    The acceptance suite decides what a user can see. Seen: for how many of the planted bugs (bench bugs) a test fails \
    there that cites the bug's statement. Harmless changes: how many refactorings (bench changes) don't fail it.
    """

  private static let suiteSizeNote = """
    The mutation score of tests of so many lines of code, chosen at random: the mean over 200 choices. A test counts with its \
    own lines and, once, those around it in its file, and those of the doubles that it uses. Files of helpers count \
    with the first test.
    """
}

extension MutantRow {
  fileprivate var redText: String {
    red.count > 2 ? "\(red[0]) and \(red.count - 1) more" : red.joined(separator: ", ")
  }
}
