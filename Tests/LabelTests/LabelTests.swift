import Testing

@testable import Labels

/// Each version is what its label says, as its sources show.
struct LabelTests {
  /// A rule that a version must keep to.
  struct Label: Sendable, CustomTestStringConvertible {
    let rule: LabelRule
    let version: Version

    static let all = LabelRule.all.flatMap { rule in
      rule.versions.map { Label(rule: rule, version: $0) }
    }

    var testDescription: String { "\(version.name): \(rule.name)" }
  }

  @Test(arguments: Label.all)
  func `A version keeps to the rules of its label`(label: Label) {
    let inspection = label.rule.check(label.version)
    for breach in inspection.breaches {
      Issue.record(
        Comment(rawValue: label.rule.message(for: breach)),
        sourceLocation: SourceLocation(
          fileID: breach.path, filePath: "\(Codebase.root)/\(breach.path)",
          line: breach.line, column: 1))
    }
  }

  @Test(arguments: Label.all)
  func `A rule has something to look at`(label: Label) {
    let inspection = label.rule.check(label.version)
    #expect(inspection.subjects > 0, "it looks at nothing in \(label.version.name)")
    #expect(inspection.missing == [], "the sources don't have what it speaks of")
  }

  @Test(arguments: Codebase.versions.map(\.name))
  func `A label has rules of its own`(version: String) {
    #expect(LabelRule.all.contains { $0.label == version })
  }
}
