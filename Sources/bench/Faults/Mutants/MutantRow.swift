import Console
import Reading

/// One mutant of a version and what became of it: one element of the document's `mutants`.
package struct MutantRow: VersionRow {
  package let architecture: String
  /// Counts all that the rules make of the version, from 1.
  package let id: Int
  package let rule: MutationRule
  /// Below the version's folder.
  package let file: String
  package let line: Int
  /// Where it begins, and where it has ended, as editors count; nil where that wasn't kept.
  package private(set) var column: Int?
  package private(set) var endLine: Int?
  package private(set) var endColumn: Int?
  package let original: String
  package let replacement: String
  package let outcome: MutantOutcome
  /// The tests of the version's own suite that turned red, as `Class/method`.
  package let red: [String]
  /// What the first of them says; nil where that wasn't kept.
  package private(set) var message: String?
  /// Whether the process ended during one of them.
  let crashed: Bool
}

extension MutantRow {
  /// The kinds of mutants, as they are written on a command line: `no-effect`.
  package static let kinds =
    (MutantOutcome.allCases.map(\.rawValue) + MutationRule.allCases.map(\.rawValue))
    .map(kind)

  /// What becomes of what.
  package var change: String {
    [original, replacement].filter { !$0.isEmpty }.map(\.inOneLine).joined(separator: " → ")
  }

  package func isOf(kind: String) -> Bool {
    [outcome.rawValue, rule.rawValue].map(Self.kind).contains(kind)
  }

  private static func kind(_ name: String) -> String {
    name.replacing("doesn't compile", with: "dropped").replacing(" ", with: "-")
  }

  init(_ mutant: Mutant, of architecture: String, _ outcome: MutantOutcome, _ log: TestLog) {
    let red = log.failed.sorted()
    self.init(
      architecture: architecture, id: mutant.id, rule: mutant.rule, file: mutant.file,
      line: mutant.line, column: mutant.column, endLine: mutant.endLine,
      endColumn: mutant.endColumn, original: mutant.original, replacement: mutant.replacement,
      outcome: outcome, red: red,
      message: red.first.map { FailureMessage(log.messages[$0] ?? "").text },
      crashed: log.hasCrashed)
  }

  /// Whether the same became of the same slip, however exactly its place and what was said are known.
  func isAs(_ other: MutantRow) -> Bool { decisive == other.decisive }

  private var decisive: MutantRow {
    var row = self
    (row.column, row.endLine, row.endColumn, row.message) = (nil, nil, nil, nil)
    return row
  }
}
