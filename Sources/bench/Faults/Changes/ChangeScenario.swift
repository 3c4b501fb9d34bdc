import Console
import Foundation
import Reading

/// A change that the user sees, made in every version and kept as patches of it.
package enum ChangeScenario: String, Codable, CaseIterable, Sendable {
  case note
  case filter
  case edit
  case undo
  case filterOnNote = "filter-on-note"
  case editOnBoth = "edit-on-both"

  /// Those on top of which it is made, the first one first.
  package var earlier: [ChangeScenario] {
    switch self {
    case .note, .filter, .edit, .undo: []
    case .filterOnNote: [.note]
    case .editOnBoth: [.note, .filterOnNote]
    }
  }

  /// The same change of the version as it is, where this one is made on top of others.
  package var origin: ChangeScenario {
    switch self {
    case .note: .note
    case .filter, .filterOnNote: .filter
    case .edit, .editOnBoth: .edit
    case .undo: .undo
    }
  }

  /// What the user gets.
  package var summary: String {
    switch self {
    case .note: "the form has a field for a note, which the detail shows"
    case .filter: "a switch above the list shows enabled items only"
    case .edit:
      "the detail leads to the form with the item in it, and shows what is saved, as the list does"
    case .undo: "Delete all waits for five seconds, in which Undo takes it back"
    case .filterOnNote: "filter made where note has been made"
    case .editOnBoth: "edit made where note and filter have been made"
    }
  }

  /// The flows that it concerns, whose code has to be read before.
  package var flows: [String] {
    switch origin {
    case .note: ["open-detail", "add"]
    case .edit: ["open-list", "open-detail", "add"]
    case .undo: ["open-list", "refresh", "add", "delete-all"]
    default: ["open-list", "refresh", "open-detail", "delete-all"]
    }
  }

  /// Where it is kept, below the package's folder.
  package var folder: String { "Tests/Scenarios/\(rawValue)" }

  /// Where its patches are: of its own those that had to be made anew, and its origin's.
  package var folders: [String] { [folder, origin.folder].uniqued() }

  /// What it states beyond docs/SPEC.md.
  package func specification(in root: String) throws(InputError) -> Specification {
    Specification(markdown: try String(readFrom: "\(root)/\(origin.folder)/README.md"))
  }

  /// The package as it is before any version is changed, and what made it so of the earlier state.
  func ground(in root: String) throws(InputError) -> (tree: SourceTree, edits: [FileEdit]) {
    var tree = SourceTree(root)
    for scenario in earlier {
      for path in try tree.patches(in: scenario.folders).values {
        try tree.apply(tree.patch(at: path))
      }
    }
    guard let path = try tree.patches(in: folders)["ground"] else { return (tree, []) }
    let edits = try tree.apply(tree.patch(at: path))
    return (tree, edits)
  }

  package func patches(of version: String, in root: String) throws(InputError) -> VersionPatches {
    try SourceTree(root).patches(in: folders, of: version)
  }
}

extension Refactoring {
  package func patches(of version: String, in root: String) throws(InputError) -> VersionPatches {
    try SourceTree(root).patches(in: [folder], of: version)
  }

  var folder: String { "Tests/Changes/\(rawValue)" }
}

extension SourceTree {
  /// The patches that the folders have for a version.
  fileprivate func patches(in folders: [String], of version: String) throws(InputError)
    -> VersionPatches
  {
    let paths = try patches(in: folders)
    return VersionPatches(
      sources: try patch(at: paths[version] ?? "\(folders[0])/\(version).patch"),
      suite: try paths["\(version).tests"].map(patch))
  }

  /// The paths of the patches in the folders, by their names.
  fileprivate func patches(in folders: [String]) throws(InputError) -> [String: String] {
    var paths: [String] = []
    for folder in folders { paths += try self.paths(in: folder) }
    return paths.patches(in: folders)
  }
}

extension [String] {
  /// The patches among paths, by their names: of what all versions stand on, which is the ground, of versions,
  /// and of their suites; where several folders have one, the first one's.
  func patches(in folders: [String]) -> [String: String] {
    let paths = folders.flatMap { folder in
      filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".patch") }.map { ($0, folder.count + 1) }
    }
    return Dictionary(
      paths.map { path, start in (String(path.dropFirst(start).dropLast(6)), path) },
      uniquingKeysWith: { first, _ in first })
  }
}
