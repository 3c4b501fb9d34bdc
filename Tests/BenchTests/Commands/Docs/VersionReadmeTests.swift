import Foundation
import SwiftSource
import Testing

@testable import Arms
@testable import bench

/// Every version explains itself under the same headings, and names nothing that isn't there.
struct VersionReadmeTests {
  private static let headings = [
    "Idea", "Who holds whom", "The pattern in ten lines", "Cast", "One tap: Save",
    "Data forward and back", "Testing it", "Departures from the original",
    "When it fits, when it doesn't",
  ]

  /// What a README may name though the project doesn't declare it.
  private static let foreign: Set<String> = [
    "Bool", "Data", "Date", "Error", "Int", "NotificationCenter", "Result", "String", "Void",
    "XCTestCase",
  ]

  @Test(arguments: Registry.architectures.map(\.name))
  func hasTheHeadings(_ version: String) throws {
    let lines = try readme(version).split(separator: "\n", omittingEmptySubsequences: false)
    let headings = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings == Self.headings)
  }

  /// The list of departures apart, which is as long as there are any.
  @Test(arguments: Registry.architectures.map(\.name))
  func fitsOneScreen(_ version: String) throws {
    func shown(_ page: String) -> String {
      page.components(separatedBy: "\n## ").filter { !$0.hasPrefix("Departures") }
        .joined(separator: "\n## ")
    }
    let lines = shown(try readme(version)).split(separator: "\n")
    #expect(lines.count { !$0.hasPrefix("<!--") } <= 100, "that show")
    let docs = Docs(root: try #require(PackageRoot.path))
    let written = try docs.document(of: version).replacing { _ in "" }
    let prose = shown(written).prose.replacing(/<!--.*?-->/, with: "")
    #expect(prose.split(whereSeparator: \.isWhitespace).count <= 600)
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func showsItsPatternAndATest(_ version: String) throws {
    let docs = Docs(root: try #require(PackageRoot.path))
    let code = try docs.document(of: version).sections.filter { $0.kind == .code }
    for folder in ["Sources/\(version)/", "Tests/\(version)Tests/"] {
      #expect(
        code.contains { $0.arguments[0].hasPrefix(folder) }, "no code of \(folder)")
    }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func linksLeadSomewhere(_ version: String) throws {
    let folder = "\(try #require(PackageRoot.path))/Sources/\(version)"
    for match in try readme(version).prose.matches(of: /\]\(([^)#]+)[^)]*\)/)
    where !match.1.hasPrefix("http") {
      #expect(FileManager.default.fileExists(atPath: "\(folder)/\(match.1)"), "no \(match.1)")
    }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func namesFilesThatExist(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    let folders = ["\(root)/Sources/\(version)", "\(root)/Tests/\(version)Tests"]
    let files = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder)
    }
    for name in try readme(version).codeSpans where name.hasSuffix(".swift") {
      #expect(
        files.contains { $0 == name || $0.hasSuffix("/\(name)") }
          || FileManager.default.fileExists(atPath: "\(root)/\(name)"),
        "no file \(name)")
    }
  }

  @Test(arguments: Registry.architectures.map(\.name))
  func namesTypesThatExist(_ version: String) throws {
    let root = try #require(PackageRoot.path)
    var known = Self.foreign.union(Registry.arms.map(\.name))
    for folder in [
      "Sources/\(version)", "Sources/Shared", "Sources/bench", "Tests/\(version)Tests",
    ] {
      for file in try SwiftFileFinder.files(in: "\(root)/\(folder)") {
        known.formUnion(try SwiftFile(at: file).declarations.map(\.name))
      }
    }
    let pattern = /\b[A-Z][A-Za-z0-9_]*[a-z][A-Za-z0-9_]*\b/
    for span in try readme(version).codeSpans where !span.contains("/") && !span.contains(" ") {
      let span = span.hasSuffix(".swift") ? String(span.dropLast(6)) : span
      for name in span.matches(of: pattern).map({ String($0.output) }) {
        let isKnown =
          known.contains(name)
          // A file may be named after the extension that it holds.
          || span.contains("+")
        #expect(isKnown, "no type \(name)")
      }
    }
  }

  private func readme(_ version: String) throws -> String {
    let root = try #require(PackageRoot.path)
    return try String(contentsOfFile: "\(root)/Sources/\(version)/README.md", encoding: .utf8)
  }
}

extension String {
  /// All but the code blocks.
  fileprivate var prose: String {
    split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }

  /// What stands between single back-ticks, outside code blocks.
  fileprivate var codeSpans: [String] {
    prose.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
  }
}
