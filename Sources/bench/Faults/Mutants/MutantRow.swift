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
  package let original: String
  package let replacement: String
  package let outcome: MutantOutcome
  /// The tests of the version's own suite that turned red, as `Class/method`.
  package let red: [String]
  /// Whether the process ended during one of them.
  let crashed: Bool
}

extension MutantRow {
  /// The kinds of mutants, as they are written on a command line: `no-effect`.
  package static let kinds =
    (MutantOutcome.allCases.map(\.rawValue) + MutationRule.allCases.map(\.rawValue))
    .map(kind)

  package func isOf(kind: String) -> Bool {
    [outcome.rawValue, rule.rawValue].map(Self.kind).contains(kind)
  }

  private static func kind(_ name: String) -> String {
    name.replacing("doesn't compile", with: "dropped").replacing(" ", with: "-")
  }

  init(_ mutant: Mutant, of architecture: String, _ outcome: MutantOutcome, _ log: TestLog) {
    self.init(
      architecture: architecture, id: mutant.id, rule: mutant.rule, file: mutant.file,
      line: mutant.line, original: mutant.original, replacement: mutant.replacement,
      outcome: outcome, red: log.failed.sorted(), crashed: log.hasCrashed)
  }
}
