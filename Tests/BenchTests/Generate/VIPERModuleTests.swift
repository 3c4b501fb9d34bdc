import Testing

@testable import bench

/// What is generated is laid out as the formatter wants it; `.ci/generator-check` compiles and runs it.
struct VIPERModuleTests {
  @Test(arguments: 1...NewModule.longestName)
  func everyLineFits(length: Int) {
    let module = VIPERModule(name: String(repeating: "N", count: length))
    for file in module.files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.filter { $0.count > 100 || $0.last == " " } == [], "\(file.path)")
      #expect(file.text.hasSuffix("}\n"), "\(file.path)")
    }
  }
}
