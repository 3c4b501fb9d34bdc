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
          .text("version", \.version), .number("mutants", \.mutants),
          .number("found", \.found), .number("missed", \.missed), .number("internal", \.internal),
          .number("no effect", \.noEffect),
          .number("mutationScore", as: share, \.mutationScore),
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

  /// What the judge says of what people wrote.
  package static func judge(_ bugs: [BugRow], _ rows: [ChangeRow], _ changes: [Change]) -> Table {
    let refactorings = changes.filter { !$0.isFeature }.map(\.name)
    let changed = rows.filter { refactorings.contains($0.change) }
    return Table(
      bugs.grouped(by: \.version), title: "The judge, judged", note: judgeNote,
      fields: [
        .text("version") { $0[0].version }, .number("bugs", \.count),
        .number("seen") { $0.count { !$0.acceptance.isEmpty } },
        .number("harmless changes let pass") { rows in
          changed.count { $0.version == rows[0].version }
        },
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
        .text("bug", \.change), .text("red tests", \.redText.breakableTest),
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
    Mutants planted by fixed rules at every site of a version, one at a time. The judge is the acceptance \
    suite with random use: found are faults that the judge and the version's own suite notice, missed \
    those that only the judge does; internal is what only the suite notices: a difference that no user can \
    see, such as a role's contract, a guard that something else repeats, or too much said. Recall is the \
    share of faults found, internal share that of what turns the suite red: of all that the rules find a \
    place for, so that neither is an estimate. What a suite missed at first was mended, so that mutationScore \
    says how far suites were taken. \
    Generated bugs aren't real faults, and how well a suite notices them says less about real ones \
    once suites of one size are compared.
    """

  /// Which tests no mutant turns red.
  package static func neverRed(_ rows: [DetectionRow]) -> Table {
    Table(
      rows.flatMap { row in row.neverRed.map { (version: row.version, test: $0) } },
      title: "Never red", note: neverRedNote,
      fields: [.text("version", \.version), .text("test", \.test)], group: \.version)
  }

  private static let neverRedNote = """
    Tests that no planted bug turns red. The rules only take out and change: none adds a call, so that a test of \
    what must not happen is hardly ever red, and none changes a function that only passes on what it is told. Such \
    a test may be good all the same; of any other, ask what it would notice.
    """

  private static let precision = """
    Red tests per fault found, the median and what nine of ten don't exceed; beside is the share with a \
    red test in the test case named after the faulty type; patterns are different sets of red tests; \
    never alone and never red count tests; crashes is the share of what turns the suite red that ends \
    the process. Seconds are those of the whole suite, a debug build's.
    """

  private static let judgeNote = """
    Bugs that people write, planted by hand (bench bugs), and those that the judge sees, of which only \
    the tests of the bug's statement are asked; one that it doesn't see is internal. Changes \
    that change nothing for the user (bench changes), which are kept only if the judge lets them pass.
    """

  private static let suiteSizeNote = """
    The share of faults found with so many lines of code of tests and doubles, on the average over \
    random choices of tests. A test costs its lines and, once, those around it in its file and of the \
    doubles that it uses; the first one pays for what stands in files of helpers.
    """
}

extension MutantRow {
  fileprivate var redText: String {
    red.count > 2 ? "\(red[0]) and \(red.count - 1) more" : red.joined(separator: ", ")
  }
}
