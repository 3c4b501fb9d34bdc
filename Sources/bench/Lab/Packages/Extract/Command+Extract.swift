import Commands
import Console
import Foundation

extension Command<Run> {
  static let extract = Command(
    "extract", takes: "VERSION",
    "make a package of one version with its tests",
    [Option.folder]
  ) { run, request, _ in
    try request.expect(atMost: 1)
    guard let word = request.words.first, let folder = request[.folder] else {
      throw UsageError(
        "'extract' needs a version and a folder; write extract VERSION --output DIR")
    }
    let version = try OptionWords("version", run.versions).choice(word)
    try Output(path: nil).write(
      Extraction(version: version, folder: folder).write(from: Run.root()))
    return .success
  }
}

/// Makes a package of one version, in a folder of its own.
struct Extraction: Equatable, Sendable {
  let version: String
  let folder: String

  /// Writes the package, and returns the text to print.
  func write(from root: String) throws -> String {
    try Self.refuse(folder)
    let package = try ExtractedPackage(of: version, in: root)
    try ExtractedPackage.write(package.files, to: folder)
    return """
      Wrote \(package.files.count) files to \(folder.printable): \(version), its suite, and the \
      acceptance suite.

      Next, in that folder:
        swift test

      """
  }

  /// Throws if the folder has something in it already.
  static func refuse(_ folder: String) throws(UsageError) {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard !FileManager.default.fileExists(atPath: folder) || contents?.isEmpty == true else {
      throw UsageError(
        "\(folder.printable) exists already and isn't an empty folder; name a new one")
    }
  }
}
