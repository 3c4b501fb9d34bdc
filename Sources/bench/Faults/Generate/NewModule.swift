import Foundation
import SwiftSource

/// A module in VIPER to be generated, with its name already checked.
struct NewModule: Equatable, Sendable {
  /// The longest name for which every generated line fits its column limit.
  static let longestName = 30

  let name: String
  /// Where the package is, or anything that is to look like it.
  let folder: String

  /// Whether a name can begin the names of a module's types.
  static func allows(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil && name.count <= longestName
      && !Keyword.reserved.contains(name)
  }

  /// Writes the module and gives what to tell the person.
  func generate() throws -> String {
    let files =
      try files(ModuleTemplate.sources, in: "Sources/VIPER")
      + files(ModuleTemplate.tests, in: "Tests/VIPERTests")
    do {
      for (path, text) in files { try write(text, to: path) }
    } catch {
      // The folders are new, so that all there is in them was written here.
      for folder in Set(files.map { NSString(string: $0.path).deletingLastPathComponent }) {
        try? FileManager.default.removeItem(atPath: folder)
      }
      throw error
    }
    return files.map { "\($0.path)\n" }.joined()
      + """

      Next, in the package:
        swift test --filter \(name)

      Nothing leads to \(name) yet: until something does, it is an extra, outside the tables.

      """
  }

  /// The texts of its files in a new folder, by their paths.
  private func files(
    _ roles: [String], in part: String
  ) throws -> [(path: String, text: String)] {
    let folder = NSString(string: folder).appendingPathComponent("\(part)/\(name)")
    // It belongs to something else, whatever is in it.
    if FileManager.default.fileExists(atPath: folder) {
      throw UsageError(
        "the name '\(name)' is taken by the folder \(folder.printable); write another one")
    }
    return try roles.map { role in
      ("\(folder)/\(name)\(role).swift", try ModuleTemplate(of: role).text(for: name))
    }
  }

  private func write(_ text: String, to path: String) throws(OutputError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
    } catch {
      throw OutputError(name: path, reason: SystemError(error))
    }
  }
}
