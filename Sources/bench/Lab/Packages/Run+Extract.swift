import Console
import Faults
import Foundation
import Stopwatch

extension Command {
  static let extract = Command(
    "extract", takes: "VERSION",
    "one version with its tests as a package of its own, in the folder of --output", [.output],
    read: { words, options, parser in
      options.extraction = try parser.extraction(words, folder: options.output)
      options.output = nil
    },
    run: { run, output in
      if let extraction = run.options.extraction {
        try output.write(extraction.write(from: Run.root()))
      }
      return .success
    })
}

/// One version to be taken out of the package, as a package of its own in a folder of its own.
struct Extraction: Equatable, Sendable {
  let version: String
  let folder: String

  /// Writes the package, and gives what to tell the person.
  func write(from root: String) throws -> String {
    try Self.refuse(folder)
    let package = try ExtractedPackage(of: version, in: root)
    try package.write(to: folder)
    return """
      \(folder.printable): \(version) with its suite and the acceptance suite, \
      \(package.files.count) files.

      Next, in that folder:
        swift test

      """
  }

  /// Refuses a folder that has something in it already.
  static func refuse(_ folder: String) throws(UsageError) {
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    guard !FileManager.default.fileExists(atPath: folder) || contents?.isEmpty == true else {
      throw UsageError(
        "\(folder.printable) is there already and isn't an empty folder; name a new one")
    }
  }
}

extension OptionsParser {
  /// One of the versions, not of the floors.
  func version(_ word: String) throws -> String {
    try choice(word, "version", of: architectures.filter { !Arm.isFloor($0) })
  }

  func extraction(_ words: [String], folder: String?) throws -> Extraction {
    guard let word = words.first, let folder else {
      throw UsageError(
        "'extract' needs a version and a folder; write extract VERSION --output DIR")
    }
    if words.count > 1 { throw UsageError.unexpectedWord(words[1], .extract) }
    return Extraction(version: try version(word), folder: folder)
  }
}
