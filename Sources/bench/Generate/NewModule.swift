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
    let files = try files()
    try NewFiles(files: files).checkAbsent()
    // A folder with the module's name belongs to something else, whatever is in it.
    for folder in files.map(\.folder) where FileManager.default.fileExists(atPath: folder) {
      throw UsageError(
        "the name '\(name)' is taken by the folder \(folder.printable); write another one")
    }
    try NewFiles(files: files).write()
    return files.map { "\($0.path)\n" }.joined()
      + """

      Next, in the package:
        swift test --filter \(name)

      Nothing leads to \(name) yet: until something does, it is an extra, outside the tables.

      """
  }

  func files() throws -> [NewFile] {
    try files(of: ModuleTemplate.sources, in: "Sources/VIPER")
      + files(of: ModuleTemplate.tests, in: "Tests/VIPERTests")
  }

  private func files(of roles: [String], in part: String) throws -> [NewFile] {
    try roles.map { role in
      NewFile(
        path: NSString(string: folder).appendingPathComponent(
          "\(part)/\(name)/\(name)\(role).swift"),
        text: try ModuleTemplate(of: role).text(for: name))
    }
  }
}
