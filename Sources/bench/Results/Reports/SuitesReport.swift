import Console
import Foundation
import Reading
import Suites

/// Shows how large the versions' suites are, and which statements they prove.
package enum SuitesReport {
  package static func suites(_ rows: [SuiteRow]) -> Table {
    Table(
      rows, title: "Tests",
      note: "The size of each version's own suite. More tests aren't better, because one suite "
        + "makes one assertion in each test, and another suite makes several. Doubles are types "
        + "that replace a part of the version in a test. Code of doubles counts their lines, and "
        + "code counts all other lines of the suite. Set-up is the code outside of tests, such as "
        + "helpers.",
      fields: [
        .text("version", \.version), .number("test cases", \.testCases), .number("tests", \.tests),
        .number("assertions", \.assertions), .number("code", \.code),
        .number("code per test") { String(format: "%.1f", $0.codePerTest) },
        .number("set-up", \.setUp), .number("doubles", \.doubles),
        .number("code of doubles", \.codeOfDoubles),
      ])
  }

  /// Shows how many tests of each suite prove each statement.
  package static func behaviours(_ rows: [BehaviourRow]) -> Table {
    Table(
      rows, title: "Behaviours",
      note: "The number of tests in a version's own suite that prove each statement of "
        + "docs/SPEC.md. NONE means that no test proves it.",
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

  /// Shows how many doubles of each kind every suite has.
  package static func doubles(_ rows: [DoubleRow]) -> Table {
    Table(
      rows.grouped(by: \.version), title: "Kinds of doubles",
      note:
        "We sort doubles by what they do. A double that fits several kinds counts as the first of "
        + "mock, fake, spy, stub, and dummy. Named otherwise counts doubles whose names end in the "
        + "word for another kind, such as a spy whose name ends in Mock.",
      fields: [.text("version") { $0[0].version }]
        + DoubleRow.Kind.allCases.reversed().map { kind in
          .number("\(kind)s".replacing("ys", with: "ies")) { $0.count { $0.kind == kind } }
        }
        + [.number("named otherwise") { $0.count(where: \.isNamedOtherwise) }])
  }
}
