import Testing

@testable import Labels

/// A rule finds what is wrong, where it is wrong, and nothing else.
struct SampleTests {
  @Test(arguments: ArchitectureRule.all)
  func `A rule refuses the marked lines of its samples, and no others`(rule: ArchitectureRule)
    throws
  {
    let version = try #require(rule.versions.first)
    for sample in rule.samples {
      #expect(rule.lines(with: sample, in: version) == sample.refused, "\(sample.text)")
    }
    #expect(rule.samples.contains { !$0.refused.isEmpty })
    #expect(rule.samples.contains { $0.refused.count < $0.lines.count })
  }

  @Test(arguments: ArchitectureRule.all)
  func `A rule takes a comment and a string for no code`(rule: ArchitectureRule) throws {
    let version = try #require(rule.versions.first)
    for sample in rule.samples {
      let empty = rule.lines(with: Sample(sample.path), in: version)
      for hidden in sample.hidden {
        #expect(rule.lines(with: hidden, in: version) == empty, "\(hidden.text)")
      }
    }
  }

  @Test(arguments: ArchitectureRule.all)
  func `A rule has a reason, in one sentence`(rule: ArchitectureRule) {
    #expect(rule.why.hasSuffix(".") && !rule.why.dropLast().contains(". "))
    #expect(!rule.name.hasSuffix(".") && !(rule.name + rule.why).contains("|"))
  }
}

extension ArchitectureRule {
  /// The lines that break the rule if a sample takes its file's place.
  fileprivate func lines(with sample: Sample, in version: Version) -> Set<Int> {
    let file = sample.file(in: version)
    let breaches = check.inspect(version.replacing(with: file)).breaches
    return Set(breaches.filter { $0.path == file.path }.map(\.line))
  }
}
