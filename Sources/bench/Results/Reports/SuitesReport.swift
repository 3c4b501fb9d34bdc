import Console
import Foundation
import Reading
import Suites

/// Shows what the versions' suites consist of, and what they prove.
package enum SuitesReport {
  package static func suites(_ rows: [SuiteRow]) -> Table {
    Table(
      rows, title: "Tests",
      note: "Each version's own suite. Assertions are those in the text; code is its lines, those "
        + "of doubles left out. A test may assert one thing or ten, so that more tests are no "
        + "better test. A double is a type that stands in for one of the version or of Shared; "
        + "set-up is the code around tests and doubles: properties, helpers, samples.",
      fields: [
        .text("version", \.version), .number("test cases", \.testCases), .number("tests", \.tests),
        .number("assertions", \.assertions), .number("code", \.code),
        .number("code per test") { String(format: "%.1f", $0.codePerTest) },
        .number("set-up", \.setUp), .number("doubles", \.doubles),
        .number("their code", \.codeOfDoubles),
      ])
  }

  /// How many tests of each suite carry each number.
  package static func behaviours(_ rows: [BehaviourRow]) -> Table {
    Table(
      rows, title: "Behaviours",
      note: "How many tests of a version's own suite prove each statement of docs/SPEC.md; "
        + "a hole shows as NONE.",
      across: [.text("statement", \.behaviour)]
    ) { $0.contains { !$0.tests.isEmpty } ? "\($0.sum(\.tests.count))" : "NONE" }
  }

  package static func tests(of behaviour: String, _ rows: [BehaviourRow]) -> Table {
    // One below another, since names are long.
    var table = Table(
      title: "Tests of \(behaviour)", columns: [.text("version and tests")], isVerbatim: true)
    for row in rows where row.behaviour == behaviour {
      table.add([row.version.versionName + (row.tests.isEmpty ? ": NONE" : "")])
      for tests in row.tests.map({ $0.split(separator: "/") }).grouped(by: { $0[0] }) {
        table.add(["  \(tests[0][0])"])
        for test in tests { table.add(["    \(test.dropFirst().joined(separator: "/"))"]) }
      }
    }
    return table
  }

  /// How many doubles of each kind every suite has.
  package static func doubles(_ rows: [DoubleRow]) -> Table {
    Table(
      rows.grouped(by: \.version), title: "Kinds of doubles",
      note:
        "By what a double's methods do, in Meszaros' words, whatever it is called; of several, the "
        + "first of: a mock asserts what it is told; a fake works in memory, where what one call "
        + "leaves another finds; a spy keeps for the test what it was told; a stub answers with what "
        + "it was given; a dummy does nothing. Named otherwise are those whose name ends in another "
        + "of these words.",
      fields: [.text("version") { $0[0].version }]
        + DoubleRow.Kind.allCases.reversed().map { kind in
          .number("\(kind)s".replacing("ys", with: "ies")) { $0.count { $0.kind == kind } }
        }
        + [.number("named otherwise") { $0.count(where: \.isNamedOtherwise) }])
  }
}
