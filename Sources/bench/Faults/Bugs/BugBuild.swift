import Console
import Reading

/// `bench` with one of the bugs planted in every version.
package enum BugBuild {
  /// Builds it in a copy of the package, and returns the program.
  package static func program(
    with bug: String, in versions: [String], of manifest: PackageManifest
  ) throws -> String {
    let copy = try PackageCopy(
      folder, of: manifest.part(of: ["bench"]),
      with: texts(with: bug, in: versions, root: manifest.root), adding: PackageCopy.takingWarnings)
    let build = try copy.build("--product", "bench")
    guard build.status == 0 else {
      throw RunFailure("bench doesn't build with \(bug) planted:\n\(build.output)")
    }
    return program(in: manifest.root)
  }

  /// Where the program is that was built last, whatever was planted then.
  package static func program(in root: String) -> String {
    "\(root)/.build/copies/\(folder)/.build/debug/bench"
  }

  /// Whether a bug is what was planted last, in the versions as they are.
  package static func isPlanted(
    _ bug: String, in versions: [String], root: String
  ) throws -> Bool {
    try texts(with: bug, in: versions, root: root).allSatisfy { path, text in
      (try? String(readFrom: "\(root)/.build/copies/\(folder)/\(path)")) == text
    }
  }

  private static let folder = "bug"

  /// The files in which it is planted, by their paths.
  private static func texts(
    with bug: String, in versions: [String], root: String
  ) throws -> [String: String] {
    var texts: [String: String] = [:]
    for version in versions {
      let slips = try PlantedDefect.all(of: version, in: root)
      guard let slip = slips.first(where: { $0.slip == bug }) else {
        throw RunFailure("\(bug) can't be planted in every version")
      }
      let path = "Sources/\(version)/\(slip.file)"
      guard let text = slip.planted(in: try String(readFrom: "\(root)/\(path)")) else {
        throw RunFailure("\(path): the place of \(bug) isn't there any more")
      }
      texts[path] = text
    }
    return texts
  }
}
