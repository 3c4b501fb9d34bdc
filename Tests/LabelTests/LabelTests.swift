import Testing

@testable import Labels

/// Each version is what its label says, as its sources show.
struct LabelTests {
  /// A rule that a version must keep to.
  struct Label: Sendable, CustomTestStringConvertible {
    let rule: ArchitectureRule
    let version: Version

    static let all = ArchitectureRule.all.flatMap { rule in
      rule.versions.map { Label(rule: rule, version: $0) }
    }

    var testDescription: String { "\(version.name): \(rule.name)" }
  }

  @Test(arguments: Label.all)
  func `A version keeps to the rules of its label`(label: Label) {
    let inspection = label.rule.check.inspect(label.version)
    for breach in inspection.breaches {
      Issue.record(
        Comment(rawValue: label.rule.message(for: breach)),
        sourceLocation: SourceLocation(
          fileID: breach.path, filePath: "\(Codebase.root)/\(breach.path)",
          line: breach.line, column: 1))
    }
    #expect(inspection.subjects > 0, "the sources don't have what the rule is about")
  }

  @Test(arguments: Codebase.versions.map(\.name))
  func `A label has rules of its own`(version: String) {
    #expect(ArchitectureRule.all.contains { $0.label == version })
  }
}
