import Console
import Reading

/// `bench` with one of the bugs planted in every version.
package enum BugBuild {
  /// Builds it in a copy of the package, and returns the program.
  package static func program(
    with bug: String, in versions: [String], of manifest: PackageManifest
  ) throws -> String {
    var texts: [String: String] = [:]
    for version in versions {
      let slips = try PlantedDefect.all(of: version, in: manifest.root)
      guard let slip = slips.first(where: { $0.slip == bug }) else {
        throw RunFailure("\(bug) can't be planted in every version")
      }
      let path = "Sources/\(version)/\(slip.file)"
      guard let text = slip.planted(in: try String(readFrom: "\(manifest.root)/\(path)")) else {
        throw RunFailure("\(path): the place of \(bug) isn't there any more")
      }
      texts[path] = text
    }
    let copy = try PackageCopy(
      "bug", of: manifest.part(of: ["bench"]), with: texts, adding: PackageCopy.takingWarnings)
    let build = try copy.build("--product", "bench")
    guard build.status == 0 else {
      throw RunFailure("bench doesn't build with \(bug) planted:\n\(build.output)")
    }
    return "\(copy.folder)/.build/debug/bench"
  }
}
