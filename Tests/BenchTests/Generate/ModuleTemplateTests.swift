import Testing

@testable import bench

/// What is generated is laid out as the formatter wants it; `.ci/generator-check` compiles and runs it.
struct ModuleTemplateTests {
  @Test(arguments: 1...NewModule.longestName)
  func everyLineFits(length: Int) throws {
    let module = NewModule(name: String(repeating: "N", count: length), folder: ".")
    for file in try module.files() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > 100 || $0.last == " " } == [], "\(file.path)")
      #expect(file.text.hasSuffix("}\n"), "\(file.path)")
    }
  }
}
