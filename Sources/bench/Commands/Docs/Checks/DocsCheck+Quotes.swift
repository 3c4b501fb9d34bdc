import Foundation
import Reading
import Results
import Suites
import SwiftSource

/// Whatever documents name is there: files, headings, types, statements, and what commands are given.
extension DocsCheck {
  /// What documents may name though the project doesn't declare it.
  private static let foreign = [
    "Bool", "Data", "Date", "Error", "Foundation", "Int", "NotificationCenter", "Package", "Result",
    "String", "Swift", "Void", "XCTestCase",
  ]

  mutating func checkQuotes(_ read: ([String]) throws -> Void) throws {
    let names = try names()
    for path in documents() {
      let text = try open(path)
      let prose = text.prose
      try checkLinks(in: prose, at: path)
      let files = prose.quoted.filter {
        $0.wholeMatch(of: /(Sources|Tests|docs|fixtures|\.ci)\/[^<> …]+/) != nil
      }
      expect(files.filter { !exists($0) }, among: [], "there is no file")
      let words = prose.replacing(/`[^`\n]+`|\]\([^)]*\)/, with: "")
      let cited = words.matches(of: /\b[LDAX]\d+\b/).map { String($0.output) }
      expect(cited, among: statements, "there is no statement")
      // The glossary has parts of names, which are looked up elsewhere.
      if path != Self.glossary {
        expect(types(in: prose), among: known(at: path, names), "there is no type")
      }
      for command in text.matches(of: /swift run (?:-c release )?bench ?([^`\n#|;]*)/) {
        do {
          try read(command.1.split(separator: " ").map(String.init))
        } catch { expect(false, "bench \(command.1): \("\(error)".prefix { $0 != ";" })") }
      }
    }
  }

  private mutating func checkLinks(in prose: String, at path: String) throws {
    let links = prose.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/)
    for link in links where !link.1.hasPrefix("http") {
      let place = link.1.isEmpty ? "/\(path)" : "/\(path)/../\(link.1)"
      let target = String(URL(filePath: place).standardized.path.dropFirst())
      expect(exists(target), "there is no \(target)")
      guard let heading = link.2, target.hasSuffix(".md"), exists(target) else { continue }
      let headings = try text(target).matches(of: /(?m)^#+ (.+)$/)
      let anchors = headings.map { Markdown.anchor(ofHeading: $0.1) }
      expect([String(heading)], among: anchors, "\(target) has no heading")
    }
  }

  private func documents() -> [String] {
    let folders = ["", "docs/"] + (versions + ["Shared", "bench"]).map { "Sources/\($0)/" }
    return folders.flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
      return (names ?? []).sorted().filter { $0.hasSuffix(".md") }.map { folder + $0 }
    }
  }

  private func types(in prose: String) -> [String] {
    prose.quoted.filter { !$0.contains { "/ ".contains($0) } }.flatMap { span in
      (span.hasSuffix(".swift") ? String(span.dropLast(6)) : span)
        .matches(of: /\b[A-Z]\w*[a-z]\w*\b/).map { String($0.output) }
    }
  }

  /// What a document may name: a version's knows nothing of other versions.
  private func known(at path: String, _ names: [String: Set<String>]) -> Set<String> {
    let modules = versions.first { path == Docs.readme(of: $0) }
      .map { ["Sources/\($0)", "Tests/\($0)Tests", "Sources/Shared", "Sources/bench"] }
    return names.filter { modules?.contains($0.key) ?? true }.values
      .reduce(Set(Self.foreign)) { $0.union($1) }
  }

  /// What each module declares, and how its files and folders are called.
  private func names() throws -> [String: Set<String>] {
    try ["Sources", "Tests"].flatMap { try SwiftFileFinder.files(in: "\(root)/\($0)") }
      .reduce(into: [:]) { names, file in
        let parts = file.dropFirst(root.count + 1).split { "/.+".contains($0) }.map(String.init)
        let types = try SwiftFile(at: file).declarations.map(\.name)
        names["\(parts[0])/\(parts[1])", default: []].formUnion(parts + types)
      }
  }
}
