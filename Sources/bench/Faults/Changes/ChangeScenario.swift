import Console
import Foundation
import Reading

/// A change that the user sees, made in every version and kept as patches of it.
package enum ChangeScenario: String, Codable, CaseIterable, Sendable {
  case note
  case filter

  /// Where it is kept, below the package's folder.
  package var folder: String { "Tests/Scenarios/\(rawValue)" }

  /// What the user gets.
  package var summary: String {
    switch self {
    case .note: "the form has a field for a note, which the detail shows"
    case .filter: "a switch above the list shows enabled items only"
    }
  }

  /// The flows that it concerns, whose code has to be read before.
  package var flows: [String] {
    switch self {
    case .note: ["open-detail", "add"]
    case .filter: ["open-list", "refresh", "open-detail", "delete-all"]
    }
  }

  /// Those on top of which it is made.
  package var earlier: [ChangeScenario] { [] }

  /// What it states beyond docs/SPEC.md.
  package func specification(in root: String) throws(InputError) -> Specification {
    Specification(markdown: try String(readFrom: "\(root)/\(folder)/README.md"))
  }

  /// The patch of what all versions stand on, and of what proves its statements in all of them.
  var ground: String { "\(folder)/ground.patch" }

  /// The package as it is before any version is changed.
  func ground(in root: String) throws(InputError) -> SourceTree {
    var tree = SourceTree(root)
    for scenario in earlier {
      let patches = try tree.paths(in: scenario.folder).filter { $0.hasSuffix(".patch") }
      for path in patches { try tree.apply(tree.patch(at: path)) }
    }
    try tree.apply(tree.patch(at: ground))
    return tree
  }

  package func patches(of version: String, in root: String) throws(InputError) -> VersionPatches {
    try SourceTree(root).patches(in: folder, of: version)
  }
}

extension HarmlessChange {
  package func patches(of version: String, in root: String) throws(InputError) -> VersionPatches {
    try SourceTree(root).patches(in: folder, of: version)
  }

  var folder: String { "Tests/Changes/\(rawValue)" }
}

extension SourceTree {
  /// The patches that a folder has for a version.
  func patches(in folder: String, of version: String) throws(InputError) -> VersionPatches {
    let suite = "\(folder)/\(version).tests.patch"
    return VersionPatches(
      sources: try patch(at: "\(folder)/\(version).patch"),
      suite: has(suite) ? try patch(at: suite) : nil)
  }
}
