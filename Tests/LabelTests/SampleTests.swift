import Testing

@testable import Labels

/// A rule finds what is wrong, where it is wrong, and nothing else.
struct SampleTests {
  /// A rule, and a version to put its samples into.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: LabelRule
    let version: Version

    static let all = LabelRule.all.compactMap { rule in
      rule.versions.first.map { Case(rule: rule, version: $0) }
    }

    var testDescription: String { rule.testDescription }

    /// The lines that break the rule if a sample takes its file's place.
    func lines(with sample: Sample) -> Set<Int> {
      let file = sample.file(in: version)
      let breaches = rule.check(version.replacing(with: [file])).breaches
      return Set(breaches.filter { $0.path == file.path }.map(\.line))
    }
  }

  @Test(arguments: Case.all)
  func `A rule catches its wrong samples at their lines`(subject: Case) {
    #expect(!subject.rule.wrong.isEmpty)
    for sample in subject.rule.wrong {
      #expect(subject.lines(with: sample) == sample.lines, "\(sample.text)")
    }
  }

  @Test(arguments: Case.all)
  func `A rule passes its right samples`(subject: Case) {
    #expect(!subject.rule.right.isEmpty)
    for sample in subject.rule.right {
      #expect(subject.lines(with: sample) == [], "\(sample.text)")
    }
  }

  @Test(arguments: Case.all)
  func `A rule takes a comment and a string for no code`(subject: Case) {
    for sample in subject.rule.wrong {
      let empty = subject.lines(with: Sample(sample.path, ""))
      for hidden in sample.hidden {
        #expect(subject.lines(with: hidden) == empty, "\(hidden.text)")
      }
    }
  }

  @Test(arguments: LabelRule.all)
  func `A rule belongs to a version`(rule: LabelRule) {
    #expect(!rule.versions.isEmpty)
  }

  @Test(arguments: LabelRule.all)
  func `A rule has a reason, in one sentence`(rule: LabelRule) {
    #expect(rule.why.hasSuffix(".") && !rule.why.dropLast().contains(". "))
    #expect(!rule.name.hasSuffix(".") && !(rule.name + rule.why).contains("|"))
  }
}
