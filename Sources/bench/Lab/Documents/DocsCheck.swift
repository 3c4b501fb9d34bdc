import Console
import Foundation
import Kept
import Labels
import Reading
import Results
import Suites
import SwiftSource

/// Finds what documents name that isn't there: files, headings, types, tests, statements, rules, bugs, commands.
struct DocsCheck {
  /// What documents may name though the project doesn't declare it, or only in a change.
  private static let foreign = [
    "Bool", "CancellationError", "Data", "Date", "Error", "Foundation", "Int", "MainActor",
    "NotificationCenter", "Package", "PendingReply", "Result", "Sendable", "String", "Swift",
    "Void", "XCTestCase",
  ]

  private let docs: Docs
  private let versions: [String]
  private let statements: [String]
  /// The files of each module, such as `Sources/MVC`.
  private let modules: [String: [SwiftFile]]
  /// What each module declares, and how its files and folders are called.
  private let names: [String: Set<String>]

  init(_ docs: Docs, of versions: [String]) throws {
    self.docs = docs
    self.versions = versions
    statements = try Specification(ofPackageAt: docs.root).behaviours
    let files = try ["Sources", "Tests"].flatMap { folder in
      try SwiftFileFinder.files(in: "\(docs.root)/\(folder)").map { try SwiftFile(at: $0) }
    }
    let parts = { (file: SwiftFile) in
      file.path.dropFirst(docs.root.count + 1).split { "/.+".contains($0) }.map(String.init)
    }
    modules = Dictionary(grouping: files) { parts($0).prefix(2).joined(separator: "/") }
    names = modules.mapValues { Set($0.flatMap { parts($0) + $0.declarations.map(\.name) }) }
  }

  /// A line for each name; `read` reads a command line, and throws what is wrong with it.
  func lines(_ read: (_ program: String, _ arguments: [String]) throws -> Void) throws -> [String] {
    try docs.documents.flatMap { document in
      try links(in: document) + names(in: document) + commands(in: document, read)
    } + headings + code + (try decisions) + kit + (try citations)
  }

  /// Complains of each name that isn't known.
  private func unknown(
    _ names: some Sequence<String>, among known: some Sequence<String> = [], _ complaint: String,
    in path: String
  ) -> [String] {
    Set(names).subtracting(known).sorted().map { "\(path): \(complaint) \($0)" }
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(docs.root)/\(path)")
  }

  private func text(_ path: String) -> String {
    docs.documents.first { $0.path == path }?.text ?? ""
  }
}

/// In every document.
extension DocsCheck {
  private func links(in document: MarkedDocument) throws -> [String] {
    let links = document.text.prose.matches(of: /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/)
    return try links.filter { !$0.1.hasPrefix("http") }.flatMap { link in
      let place = link.1.isEmpty ? "/\(document.path)" : "/\(document.path)/../\(link.1)"
      let target = String(URL(filePath: place).standardized.path.dropFirst())
      guard exists(target) else {
        return unknown([target], "there is no", in: document.path)
      }
      guard let heading = link.2, target.hasSuffix(".md") else { return [] }
      let headings = try String(readFrom: "\(docs.root)/\(target)").matches(of: /(?m)^#+ (.+)$/)
      let anchors = headings.map { Markdown.anchor(ofHeading: $0.1) }
      return unknown(
        [String(heading)], among: anchors, "\(target) has no heading", in: document.path)
    }
  }

  private func names(in document: MarkedDocument) -> [String] {
    let prose = document.text.prose
    let files = prose.quoted.filter {
      $0.wholeMatch(of: /(Sources|Tests|docs|fixtures|\.ci)\/[^<> …]+/) != nil
    }
    let words = prose.replacing(/`[^`\n]+`|\]\([^)]*\)/, with: "")
    let cited = words.matches(of: /\b[LDAX]\d+\b/).map { String($0.output) }
    return unknown(files.filter { !exists($0) }, "there is no file", in: document.path)
      + unknown(cited, among: statements, "there is no statement", in: document.path)
      + (document.path == "docs/GLOSSARY.md"
        ? glossary(document)
        : unknown(
          types(in: prose),
          among: known(in: versions.first { document.path == Docs.readme(of: $0) }),
          "there is no type", in: document.path))
  }

  /// The last columns of its tables are the versions', with the ends of types' names.
  private func glossary(_ document: MarkedDocument) -> [String] {
    let names = versions.map(known)
    return document.text.tableRows.filter { $0.count > versions.count }.flatMap { row in
      zip(zip(versions, names), row.suffix(versions.count)).flatMap { column, cell in
        let strange = cell.quoted.filter { name in !column.1.contains { $0.hasSuffix(name) } }
        return unknown(strange, "\(column.0) has no type", in: document.path)
      }
    }
  }

  private func types(in prose: String) -> [String] {
    prose.quoted.filter { !$0.contains { "/ ".contains($0) } }.flatMap { span in
      (span.hasSuffix(".swift") ? String(span.dropLast(6)) : span)
        .matches(of: /\b[A-Z]\w*[a-z]\w*\b/).map { String($0.output) }
    }
  }

  /// What a document may name: a version's knows nothing of other versions.
  private func known(in version: String?) -> Set<String> {
    let modules = version.map {
      ["Sources/\($0)", "Tests/\($0)Tests", "Sources/Shared", "Sources/bench"]
    }
    return names.filter { modules?.contains($0.key) ?? true }.values
      .reduce(Set(Self.foreign)) { $0.union($1) }
  }

  private func commands(
    in document: MarkedDocument, _ read: (String, [String]) throws -> Void
  ) -> [String] {
    let commands = document.text.matches(of: /swift run (?:-c release )?(bench|lab) ?([^`\n#|;]*)/)
    return commands.compactMap { command in
      do {
        try read(String(command.1), command.2.split(separator: " ").map(String.init))
        return nil
      } catch {
        return "\(document.path): \(command.1) \(command.2): \("\(error)".prefix { $0 != ";" })"
      }
    }
  }
}

/// In single documents.
extension DocsCheck {
  /// Versions can be read side by side where they explain themselves under the same headings.
  private var headings: [String] {
    let paths = versions.map(Docs.readme)
    let found = paths.map { text($0).matches(of: /(?m)^## .+$/).map(\.output) }
    return zip(paths, found).filter { $1 != found[0] }.map { path, _ in
      "\(path): its headings aren't those of \(paths[0])"
    }
  }

  /// The front page quotes code of each version.
  private var code: [String] {
    let rows = text(Docs.readme).tableRows
    return versions.flatMap { version in
      let row = rows.first { $0.contains { $0.contains("(\(Docs.readme(of: version)))") } }
      let gone = (row?.last?.quoted ?? []).filter { code in
        !(modules["Sources/\(version)"] ?? []).contains { $0.text.contains(code) }
      }
      return unknown(gone, "\(version) has no code", in: Docs.readme)
    }
  }

  /// Rules and bugs hold what was decided.
  private var decisions: [String] {
    get throws {
      let path = "docs/DECISIONS.md"
      let holders = text(path).tableRows.dropFirst().compactMap(\.last)
      let rules = holders.flatMap { $0.matches(of: /“(.+?)”/).map { String($0.1) } }
      let bugs = holders.flatMap(\.quoted).filter { !$0.contains(" ") }
      let planted = try versions.flatMap {
        try PlantedBug.all(of: $0, in: docs.root).compactMap(\.name)
      }
      return unknown(rules, among: ArchitectureRule.all.map(\.name), "there is no rule", in: path)
        + unknown(bugs, among: planted, "there is no bug", in: path)
    }
  }

  /// Tests prove the facts of the kit.
  private var kit: [String] {
    let path = "docs/KIT.md"
    let tests = text(path).tableRows.dropFirst().compactMap(\.last).flatMap(\.quoted)
    let known = (modules["Tests/SharedTests"] ?? []).flatMap(\.functions).map(\.name)
    return unknown(tests, among: known, "there is no test", in: path)
  }

  /// Every test of a version cites statements, or an extra.
  private var citations: [String] {
    get throws {
      try versions.flatMap { version in
        let tests = try Suite(of: version, in: docs.root).tests.filter { test in
          let cited = Set(test.behaviours)
          return cited.isEmpty || !cited.isSubset(of: statements) && cited != ["Extra"]
        }
        return unknown(tests.map(\.id), "no statement is cited by", in: "Tests/\(version)Tests")
      }
    }
  }
}

extension String {
  /// What stands between back-ticks.
  fileprivate var quoted: [String] { matches(of: /`([^`\n]+)`/).map { String($0.1) } }

  /// All but blocks of code.
  fileprivate var prose: String {
    components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map(\.element).joined()
  }

  /// The rows of tables, heads too, cell by cell.
  fileprivate var tableRows: [[String]] {
    split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
