/// Something that the sources of a version must keep to so that its label is true.
package struct ArchitectureRule: Sendable {
  /// The version whose label requires it, or "Every version".
  package private(set) var label = everyVersion
  package let name: String
  /// Why a pattern has the rule, in one sentence.
  package let why: String
  let check: Check
  let samples: [Sample]

  package static let everyVersion = "Every version"

  init(_ name: String, why: String, _ check: Check, _ samples: Sample...) {
    (self.name, self.why, self.check, self.samples) = (name, why, check, samples)
  }

  func labelled(_ label: String) -> ArchitectureRule {
    var rule = self
    rule.label = label
    return rule
  }

  /// Whether a version must keep to it.
  func binds(_ version: String) -> Bool { label == Self.everyVersion || label == version }

  /// Says where a rule is broken, which rule, and why there is one.
  func message(for breach: Breach) -> String {
    "\(breach.path):\(breach.line): \(breach.what). \(label): \(name). Why: \(why)"
  }

  /// All rules, those of every version first.
  package static let all =
    EveryVersion.rules
    + MVCRules.rules.map { $0.labelled("MVC") }
    + MVVMCRules.rules.map { $0.labelled("MVVMC") }
    + VIPERRules.rules.map { $0.labelled("VIPER") }
    + VIPERSRules.rules.map { $0.labelled("VIPERS") }
    + CleanSwiftRules.rules.map { $0.labelled("CleanSwift") }

  /// Where a version breaks the rules of its label, and which rules.
  package static func breaches(in version: Version) -> [String] {
    all.filter { $0.binds(version.name) }.flatMap { rule in
      rule.check.inspect(version).breaches.map(rule.message)
    }
  }
}
