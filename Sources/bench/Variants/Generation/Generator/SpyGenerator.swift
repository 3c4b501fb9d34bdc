import Foundation
import SwiftSource

/// Writes the spies of all versions, and a list of them.
///
///     SpyGenerator FOLDER SHARED-FILE… -- NAME FILE… -- NAME FILE…
@main struct SpyGenerator {
  static func main() throws {
    let parts = CommandLine.arguments.dropFirst().split(separator: "--").map { part in
      (name: part.first ?? "", paths: part.dropFirst())
    }
    let (folder, shared) = (parts[0].name, try files(parts[0].paths))
    let versions = try parts.dropFirst().map {
      VersionSources(name: $0.name, files: try files($0.paths), shared: shared)
    }
    for version in versions {
      try write(SpiesWriter(version: version).text, to: "\(folder)/\(version.name)Spies.swift")
    }
    let list = versions.map { "\"\($0.name)\": \($0.name)Spies.self" }.joined(separator: ", ")
    try write(
      "extension Registry { static let spies: [String: any Spies.Type] = [\(list)] }\n",
      to: "\(folder)/Registry+Spies.swift")
  }

  private static func files(_ paths: ArraySlice<String>) throws -> [SwiftFile] {
    try paths.map { SwiftFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8)) }
  }

  /// An unchanged file keeps its date, so that nothing is built again for it.
  private static func write(_ text: String, to path: String) throws {
    if text == (try? String(contentsOfFile: path, encoding: .utf8)) { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
