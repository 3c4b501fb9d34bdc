import Console
import Foundation
import Kept
import Suites

/// Shows which of the mutants each suite notices.
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
        sorted, title: "By rule", note: "2/3 +1 means two of three found, and one internal mutant.",
        across: [rule]
      ) { rows in
        let found = count(rows, .found)
        return "\(found)/\(found + count(rows, .missed)) +\(count(rows, .internal))"
      },
      Table(
        sorted, title: "By rule, the internal share",
        note: "The share of internal among found and internal.", across: [rule]
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

  /// Shows whether the acceptance suite notices planted bugs and accepts harmless changes.
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

  /// Shows mutants one by one.
  package static func mutants(_ rows: [MutantRow]) -> Table {
    Table(
      rows, title: "Mutants",
      fields: [
        .text("where") { row in
          "\(row.version)/\(row.file):\(row.line):\(row.column)"
        },
        .text("rule", \.rule.rawValue), .text("outcome", \.outcome.rawValue),
        .text("mutant", \.change), .text("failing tests", \.redText.breakableTest),
      ], group: \.version)
  }

  /// Says that there are no mutants of some kinds, and explains what a missed mutant would be.
  package static func none(of kinds: [String], _ tried: [(version: String, count: Int)]) -> String {
    let names = tried.map(\.version).listed
    return "None of the \(tried.sum(\.count)) mutants of \(names) is \(kinds.listed)."
      + (kinds.contains(MutantOutcome.missed.rawValue)
        ? " A mutant is missed if only the acceptance suite notices it."
        : "")
  }

  private static func share(_ value: Double) -> String { String(format: "%.0f %%", value * 100) }

  private static let note = """
    A mutant is a small fault that a program plants, such as a call that is left out. It is found \
    if the acceptance suite and the version's own suite fail, and missed if only the acceptance \
    suite fails. It is internal if only the own suite fails, and has no effect if no test fails. \
    The mutation score is found / (found + missed), and the internal share is internal / (found + \
    internal). We added tests until no suite missed a mutant, so a score of 100 % says nothing \
    about an architecture.
    """

  /// Shows the tests that fail for no mutant.
  package static func neverRed(_ rows: [DetectionRow]) -> Table {
    Table(
      rows.flatMap { row in row.neverRed.map { (version: row.version, test: $0) } },
      title: "Tests that fail for no mutant", note: neverRedNote,
      fields: [.text("version", \.version), .text("test", \.test)], group: \.version)
  }

  private static let neverRedNote = """
    These tests fail for no mutant. No rule adds a call, so a test of what must not happen hardly \
    ever fails. No rule changes a function that only passes on its arguments. Tests of these two \
    kinds may still be good. For any other test, ask which fault it would notice.
    """

  private static let precision = """
    Red is the number of tests that fail for a found mutant: the median, and the number that nine \
    of ten mutants don't exceed. Beside is the share of found mutants for which a test of the \
    mutant's type fails. Patterns is the number of different sets of failing tests. Never alone \
    counts tests that fail together with others only, and never red counts tests that fail for no \
    mutant. Crashes is the share of failing runs that end the process, and seconds is the time of \
    all tests.
    """

  private static let acceptanceNote = """
    We use the acceptance suite to decide what a user can see. Seen is the number of bugs (bench \
    bugs) for which an acceptance test of the broken statement fails. Harmless changes is the \
    number of refactorings (bench changes) for which all acceptance tests pass.
    """

  private static let suiteSizeNote = """
    The mutation score of a part of the suite that has this many lines of code, including doubles \
    and helpers. The tests are chosen at random, and the score is the mean over 200 choices.
    """
}

extension MutantRow {
  fileprivate var redText: String {
    red.count > 2 ? "\(red[0]) and \(red.count - 1) more" : red.joined(separator: ", ")
  }
}
