import Foundation
import SwiftSource

/// A module to be generated, with its name already checked.
struct NewModule: Equatable, Sendable {
  /// The longest name for which every generated line fits its column limit.
  static let longestName = 30

  let kind: ModuleKind
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
    let files = NewFiles(files: files)
    try files.checkAbsent()
    try checkNameIsFree()
    try files.write()
    return report
  }

  /// A folder with the module's name belongs to something else, whatever is in it.
  private func checkNameIsFree() throws {
    for file in files {
      let folder = NSString(string: file.path).deletingLastPathComponent
      if try FileMode(of: folder).exists {
        throw UsageError(
          "the name '\(name)' is taken by the folder \(folder.printable); write another one")
      }
    }
  }

  private var files: [NewFile] {
    kind.files(ofModule: name).map {
      NewFile(path: NSString(string: folder).appendingPathComponent($0.path), text: $0.text)
    }
  }

  private var report: String {
    files.map { "\($0.path)\n" }.joined()
      + """

      Next, in the package:
        swift test --filter \(name)

      Nothing leads to \(name) yet: until something does, it is an extra, outside the tables.

      """
  }
}
