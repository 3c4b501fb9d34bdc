import Foundation
import HeadlessKit
import Testing

@testable import bench

/// What is generated is Swift, and laid out as the formatter wants it.
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

  @Test(arguments: [
    ("Welcome", "welcome"), ("A", "a"), ("FAQ", "faq"), ("FAQList", "faqList"), ("X2Y", "x2Y"),
    ("RenewalReminder", "renewalReminder"),
  ])
  func identifiersBeginSmall(name: String, identifier: String) {
    #expect(VIPERModule(name: name).identifier == identifier)
  }

  @Test func itCompilesAmongTheOthers() throws {
    let folder = try TemporaryFolder()
    for name in ["A", "Welcome", "FAQList", String(repeating: "N", count: NewModule.longestName)] {
      _ = try NewModule(kind: .viper, name: name, folder: folder.path).generate()
    }
    let sources = try SwiftFileFinder.files(in: folder.path("Sources"))
    #expect(sources.count == 4 * 7)
    #expect(try VIPERCompiler().complaints(about: sources) == "")
  }

  @Test func theCompilerIsAskedIndeed() throws {
    let folder = try TemporaryFolder()
    let source = folder.path("Warning.swift")
    try "import Items\nfunc f() { let unused = Item.self }\n".write(
      toFile: source, atomically: false, encoding: .utf8)
    #expect(try VIPERCompiler().complaints(about: [source]).contains("error: "))
  }
}
