import Testing

/// Something that the sources of a version must keep to so that its label is true.
struct LabelRule: Sendable, CustomTestStringConvertible {
  /// The version whose label asks for it, or "Every version".
  private(set) var label = everyVersion
  let name: String
  /// Why a pattern has the rule, in one sentence.
  let why: String
  let check: Check
  let wrong: [Sample]
  let right: [Sample]

  static let everyVersion = "Every version"

  init(_ name: String, why: String, _ check: Check, wrong: Sample..., right: Sample...) {
    self.name = name
    self.why = why
    self.check = check
    self.wrong = wrong
    self.right = right
  }

  func labelled(_ label: String) -> LabelRule {
    var rule = self
    rule.label = label
    return rule
  }

  var testDescription: String { "\(label): \(name)" }

  /// Says where a rule is broken, which, and why there is one.
  func message(for finding: Finding) -> String {
    "\(finding.path):\(finding.line): \(finding.what). \(label): \(name). Why: \(why)"
  }
}
