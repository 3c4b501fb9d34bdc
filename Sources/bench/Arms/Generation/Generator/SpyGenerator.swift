import Foundation
import SwiftSource

/// Writes the spies of one version, or the list of all versions.
///
///     SpyGenerator OUTPUT spies NAME IMPORT,… FILE… shared FILE…
///     SpyGenerator OUTPUT registry NAME…
@main struct SpyGenerator {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let text =
      words[1] == "registry"
      ? RegistryWriter(names: Array(words[2...])).text
      : try spies(of: words[2], importing: words[3], words[4...])
    // An unchanged file keeps its date, so that nothing is built again for it.
    if text != (try? String(contentsOfFile: words[0], encoding: .utf8)) {
      try text.write(toFile: words[0], atomically: true, encoding: .utf8)
    }
  }

  private static func spies(
    of name: String, importing imports: String, _ paths: ArraySlice<String>
  ) throws -> String {
    let parts = try paths.split(separator: "shared", maxSplits: 1).map { paths in
      try paths.map {
        SwiftFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
      }
    }
    let version = Version(files: parts[0], shared: parts[1])
    return SpiesWriter(
      name: "\(name)Spies", imports: imports.split(separator: ",").map(String.init),
      version: version
    ).text
  }
}
