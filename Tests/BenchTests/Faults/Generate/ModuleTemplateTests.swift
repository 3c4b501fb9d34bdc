import Testing

@testable import bench

/// What is generated is laid out as the formatter wants it; `.ci/generator-check` compiles and runs it.
struct ModuleTemplateTests {
  @Test(arguments: 1...NewModule.longestName)
  func everyLineFits(length: Int) throws {
    let name = String(repeating: "N", count: length)
    for role in ModuleTemplate.sources + ModuleTemplate.tests {
      let text = try ModuleTemplate(of: role).text(for: name)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > 100 || $0.last == " " } == [], "\(role)")
      #expect(text.hasSuffix("}\n"), "\(role)")
    }
  }
}
