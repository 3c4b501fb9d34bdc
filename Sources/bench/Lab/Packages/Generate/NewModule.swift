import Console
import Foundation
import Suites
import SwiftSource

/// A module in VIPER to be generated, with its name already checked.
///
/// It is the detail's module under another name, so that nothing has to be kept in step with the
/// real modules.
struct NewModule: Equatable, Sendable {
  /// The longest name for which the formatter can make every line fit.
  static let longestName = 30
  private static let model = "ItemDetail"

  let name: String
  /// Where the package is, or anything that is to look like it.
  let folder: String

  /// Whether a name can begin the names of a module's types.
  static func allows(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil && name.count <= longestName
      && !Keyword.reserved.contains(name)
  }

  /// Writes a copy of the detail's module of a package, and returns the text to print.
  func generate(in root: String) throws -> String {
    let modules = ["Sources/VIPER", "Tests/VIPERTests"]
    let folders = modules.map { NSString(string: folder).appendingPathComponent("\($0)/\(name)") }
    // It belongs to something else, whatever is in it.
    if let taken = folders.first(where: FileManager.default.fileExists) {
      throw UsageError(
        "the name '\(name)' is taken by the folder \(taken.printable); write another one")
    }
    try refuseTakenNames(in: root)
    let files = try zip(modules, folders).flatMap { module, folder in
      try FileManager.default.files(at: "\(module)/\(Self.model)", in: root).map { path in
        (
          path: "\(folder)/\(name)\(path.split(separator: "/\(Self.model)")[1])",
          text: text(try String(readFrom: "\(root)/\(path)"))
        )
      }
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
    return files.map { "\($0.path)\n" }.joined()
      + """

      Next, in the package:
        swift format -i --recursive Sources/VIPER/\(name) Tests/VIPERTests/\(name)
        swift test --filter \(name)

      \(name) does what \(Self.model) does. Change its interactor first, which needs no screen.
      Nothing opens \(name) yet, so it is an extra, which the tables of bench leave out.

      """
  }

  /// Throws if the name would give the version two files or types with the same name.
  private func refuseTakenNames(in root: String) throws {
    let roles = try FileManager.default.files(at: "Sources/VIPER/\(Self.model)", in: root)
      .map { name + $0.typeOfFile.dropFirst(Self.model.count) }
    let packages = Set([root, folder]).filter {
      FileManager.default.fileExists(atPath: "\($0)/Sources/VIPER")
    }
    for path in try packages.flatMap({ try SwiftFileFinder.files(in: "\($0)/Sources/VIPER") }) {
      let types = try SwiftFile(at: path).declarations.map(\.name)
      if let type = types.first(where: roles.contains) {
        throw UsageError(
          "the name '\(name)' would make a second \(type), which is in \(path.printable); write another one"
        )
      }
    }
  }

  /// A file's text with the module's types renamed, though not those of Shared, and tests that
  /// prove no statement.
  func text(_ model: String) -> String {
    model.replacing(/ItemDetail(?!View\b)(?=\w)/.wordBoundaryKind(.simple), with: name)
      .replacing(/\/\/\/ (?:[A-Z][0-9]+ ?)+\./, with: "/// Extra.")
  }
}
