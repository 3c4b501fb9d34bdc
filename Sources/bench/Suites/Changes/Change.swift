import Console
import Foundation
import Kept

/// A change that was made in every version, and is kept as a folder of patches with a README.
///
/// The user sees a feature, which has statements beyond docs/SPEC.md; the user doesn't see a refactoring, which has a
/// rule that names its place in every version.
package struct Change: Equatable, Sendable {
  package let name: String
  /// What is changed, in a sentence.
  package let summary: String
  /// How its place is chosen in every version; nil for a feature.
  package let rule: String?
  /// The flows that a feature concerns, whose code has to be read before.
  package let flows: [String]
  package let specification: Specification

  package var isFeature: Bool { rule == nil }

  /// Whether the user sees it.
  package var isSeen: Bool { !specification.statements.isEmpty }

  /// Below the package's folder.
  package var folder: String { "\(Self.folder)/\(name)" }

  package static let folder = "Tests/Changes"

  /// All there are: first those with results, in their order.
  package static func all(in root: String) throws(InputError) -> [Change] {
    let names = Result { try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)") }
    guard let names = try? names.get() else { throw InputError(description: "no \(folder)") }
    let order = (try? ChangeRow.kept(in: root).rows.map(\.change).uniqued()) ?? []
    let rank = { (name: String) in (order.firstIndex(of: name) ?? order.count, name) }
    let folders = names.filter {
      FileManager.default.fileExists(atPath: "\(root)/\(folder)/\($0)/README.md")
    }
    return try folders.sorted { rank($0) < rank($1) }.map { name throws(InputError) in
      Change(name, readme: try String(readFrom: "\(root)/\(folder)/\(name)/README.md"))
    }
  }

  init(_ name: String, readme: String) {
    let paragraphs = readme.split(separator: "\n\n").map { String($0.replacing("\n", with: " ")) }
    let marked = { (mark: String) in
      paragraphs.first { $0.hasPrefix("\(mark): ") }?.dropFirst(mark.count + 2)
    }
    self.name = name
    summary = paragraphs.dropFirst().first ?? ""
    rule = marked("Rule").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    flows = marked("Flows")?.matches(of: /`([^`]+)`/).map { String($0.1) } ?? []
    specification = Specification(markdown: readme)
  }

  /// Where the patch of a version, of its suite (`MVC.tests`), or of what all share (`shared`) is, below the package's
  /// folder.
  package func path(of part: String) -> String { "\(folder)/\(part).patch" }

  /// All that may have a patch: what all share, and versions with their suites.
  package func parts(of versions: [String]) -> [String] {
    [Self.shared] + versions.flatMap { [$0, "\($0).tests"] }
  }

  package static let shared = "shared"

  /// What it does to the version's files, and to those of its suite where these are changed.
  package func files(of version: String, in root: String) throws -> [Patch.File] {
    try [version, "\(version).tests"].map(path(of:)).filter {
      FileManager.default.fileExists(atPath: "\(root)/\($0)")
    }.flatMap { Patch(try String(readFrom: "\(root)/\($0)")).files }
  }
}

extension [Change] {
  /// The change with this name; throws if there is none.
  package func named(_ text: String) throws -> Change {
    guard let change = first(where: { $0.name == text.lowercased() }) else {
      throw UsageError.unknown("change", text, known: map(\.name))
    }
    return change
  }
}
