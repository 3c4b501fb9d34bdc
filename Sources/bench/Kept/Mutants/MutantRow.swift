import Console

/// One mutant of a version and what became of it: one element of the document's `mutants`.
package struct MutantRow: VersionRow {
  package let version: String
  /// Counts all that the rules make of the version, from 1.
  package let id: Int
  package let rule: MutationRule
  /// Below the version's folder.
  package let file: String
  /// Where it begins, as editors count.
  package let line: Int
  package let column: Int
  package let original: String
  /// Empty where something is left out.
  package let replacement: String
  package let outcome: MutantOutcome
  /// The tests of the version's own suite that turned red, as `Class/method`.
  package let red: [String]
  /// What the first of them says.
  package let message: String?
  /// Whether the process ended during one of them.
  package let crashed: Bool

  package init(
    version: String, id: Int, rule: MutationRule, file: String, line: Int, column: Int,
    original: String, replacement: String, outcome: MutantOutcome, red: [String] = [],
    message: String? = nil, crashed: Bool = false
  ) {
    (self.version, self.id, self.rule) = (version, id, rule)
    (self.file, self.line, self.column) = (file, line, column)
    (self.original, self.replacement) = (original, replacement)
    (self.outcome, self.red) = (outcome, red)
    (self.message, self.crashed) = (message, crashed)
  }

  /// The kinds of mutants, as they are written on a command line: `no-effect`.
  package static let kinds =
    (MutantOutcome.allCases.map(\.rawValue) + MutationRule.ofVersions.map(\.rawValue))
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

  package var place: String { "\(version)/\(file):\(line), \(rule.rawValue)" }

  package var end: String {
    red.isEmpty ? outcome.rawValue : "\(outcome.rawValue) by \(red.joined(separator: " "))"
  }
}
