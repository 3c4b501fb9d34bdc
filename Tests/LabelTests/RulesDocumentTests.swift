import Foundation
import Testing

/// The page of rules is the rules as they stand.
struct RulesDocumentTests {
  @Test func `The page lists every rule`() throws {
    let path = "\(Codebase.root)/docs/RULES.md"
    if ProcessInfo.processInfo.environment["WRITE_RULES"] != nil {
      try RulesDocument.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page == RulesDocument.text, "run `WRITE_RULES=1 swift test --filter LabelTests`")
  }

  @Test(arguments: Rule.all)
  func `A rule fits into its row`(rule: Rule) {
    #expect(!(rule.name + rule.why).contains("|"))
  }
}
