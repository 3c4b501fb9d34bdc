import Foundation
import Testing

struct KitPageTests {
  private let package = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../..").standardized

  @Test func `Every fact of the kit's page names tests, and all of them are there`() throws {
    let page = try String(contentsOf: package.appending(path: "docs/KIT.md"), encoding: .utf8)
    let facts = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let sources = try sources()
    #expect(facts.count > 20)
    for path in page.matches(of: /`(Sources\/[^`]+)`/).map(\.1) {
      #expect(FileManager.default.fileExists(atPath: package.appending(path: path).path), "\(path)")
    }
    for fact in facts {
      let names = fact.split(separator: "|").last?.matches(of: /`([^`]+)`/).map(\.1) ?? []
      #expect(!names.isEmpty, "\(fact)")
      for name in names { #expect(sources.contains("func `\(name)`"), "\(name)") }
    }
  }

  private func sources() throws -> String {
    let folder = package.appending(path: "Tests/SharedTests").path
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
  }
}
