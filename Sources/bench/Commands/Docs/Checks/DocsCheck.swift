import Console
import Foundation
import Reading
import Results
import Suites

/// Finds what texts and records of the package say that isn't so.
struct DocsCheck {
  let root: String
  let versions: [String]
  /// What is counted in the package, of which lines, doubles, places, and walks are looked at.
  let counted: Document
  /// What is said in every flow.
  let calls: [CallCount]
  let statements: [String]
  /// What was found, each in a line: where it stands, what is wrong, and the command that mends it where
  /// there is one.
  private(set) var lines: [String] = []
  private var path = ""
  private var mending = ""

  init(
    of versions: [String], counted: Document, calls: [CallCount], in root: String
  ) throws(InputError) {
    self.root = root
    self.versions = versions
    self.counted = counted
    self.calls = calls
    statements = try Specification(ofPackageAt: root).behaviours
  }

  /// `read` reads a command line, and throws what is wrong with it.
  mutating func checkAll(_ read: ([String]) throws -> Void) throws {
    try checkQuotes(read)
    try checkFrontPage()
    try checkReadmes()
    try checkGlossary()
    try checkDecisions()
    try checkKit()
    try checkGuide()
    try checkKeys()
    try checkWorkshop()
    try checkVersions()
  }

  /// What is expected next is about a text or a record, which a command may mend.
  @discardableResult
  mutating func open(_ path: String, mending: String? = nil) throws(InputError) -> String {
    about(path, mending: mending)
    return try text(path)
  }

  mutating func about(_ path: String, mending: String? = nil) {
    self.path = path
    self.mending = mending.map { "; run \($0)" } ?? ""
  }

  mutating func expect(_ isSo: Bool, _ line: @autoclosure () -> String) {
    if !isSo { lines.append("\(path): \(line())\(mending)") }
  }

  /// Complains of each name that isn't known.
  mutating func expect(
    _ names: some Sequence<String>, among known: some Sequence<String>, _ complaint: String
  ) {
    for name in Set(names).subtracting(known).sorted() { expect(false, "\(complaint) \(name)") }
  }

  func text(_ path: String) throws(InputError) -> String {
    try String(readFrom: "\(root)/\(path)")
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }
}

extension String {
  /// What stands between back-ticks.
  var quoted: [String] { matches(of: /`([^`\n]+)`/).map { String($0.1) } }

  /// All but blocks of code.
  var prose: String {
    components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map(\.element).joined()
  }

  /// The rows of tables, heads too, cell by cell.
  var tableRows: [[String]] {
    split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }.map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
