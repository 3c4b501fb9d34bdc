import Console
import Foundation
import Reading
import SwiftSource

/// A module in VIPER to be generated, with its name already checked.
package struct NewModule: Equatable, Sendable {
  /// The longest name for which every generated line fits its column limit.
  package static let longestName = 30
  /// In the order in which a person reads a module.
  static let sources = [
    "Protocols", "ViewController", "Wireframe", "Presenter", "Interactor", "APIDataManager",
    "LocalDataManager",
  ]
  static let tests = ["Spies"] + sources.dropFirst().map { "\($0)Tests" }

  package let name: String
  /// Where the package is, or anything that is to look like it.
  package let folder: String

  package init(name: String, folder: String) {
    (self.name, self.folder) = (name, folder)
  }

  /// Whether a name can begin the names of a module's types.
  package static func allows(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil && name.count <= longestName
      && !Keyword.reserved.contains(name)
  }

  /// Writes the module by the templates of the package at a root, and gives what to tell the person.
  package func generate(in root: String) throws -> String {
    let folders = ["Sources/VIPER", "Tests/VIPERTests"].map {
      NSString(string: folder).appendingPathComponent("\($0)/\(name)")
    }
    // It belongs to something else, whatever is in it.
    if let taken = folders.first(where: FileManager.default.fileExists) {
      throw UsageError(
        "the name '\(name)' is taken by the folder \(taken.printable); write another one")
    }
    let files = try zip(folders, [Self.sources, Self.tests]).flatMap { folder, roles in
      try roles.map { ("\(folder)/\(name)\($0).swift", try text(of: $0, in: root)) }
    }
    for (path, text) in files {
      do {
        try Data(text.utf8).write(withFolderTo: URL(filePath: path), options: .withoutOverwriting)
      } catch {
        // They are new, so that all there is in them was written here.
        for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
        throw OutputError(name: path, reason: SystemError(error))
      }
    }
    return files.map { "\($0.0)\n" }.joined()
      + """

      Next, in the package:
        swift test --filter \(name)

      Nothing leads to \(name) yet: until something does, it is an extra, outside the tables.

      """
  }

  /// The text of one file, in the hand of the modules that nobody generated; a line too long for the formatter
  /// breaks where that breaks it.
  func text(of role: String, in root: String) throws -> String {
    let template = try String(
      readFrom: "\(root)/Sources/bench/Faults/Generate/VIPER/\(role).template")
    let lines = template.replacing("NAME", with: name).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.count > 100 ? broken(String($0)) : String($0) }.joined(separator: "\n")
  }

  private func broken(_ line: String) -> String {
    line
      .replacing(/^(.+:) (\w+) (\{\}?)$/) { "\($0.1)\n  \($0.2)\n\($0.3)" }
      .replacing(/^( *)(.+\()(.+)(\) \{)$/) { "\($0.1)\($0.2)\n\($0.1)  \($0.3)\n\($0.1)\($0.4)" }
  }
}
