import Console
import Foundation
import Reading
import SwiftSource

/// Builds versions in a copy of the package, where their types are changed.
package struct VersionBuilder: ModuleBuilder {
  /// What the package manager writes only when it plans, so that a module can't be built without.
  private static let plans: Set<String> = ["output-file-map.json", "sources"]

  let copy: PackageCopy
  private var edits: [String: [BuildChange: TypeEdit]] = [:]

  package init(of versions: [String], in manifest: PackageManifest) throws {
    copy = try PackageCopy("build", of: manifest.part(of: versions))
    for version in versions { edits[version] = try edits(of: version) }
  }

  private func edits(of version: String) throws -> [BuildChange: TypeEdit] {
    guard let subject = BuildSubject.all[version] else {
      throw InputError(description: "BuildSubject doesn't say which types of \(version) to change")
    }
    let files = try ModuleFolder("Sources/\(version)", of: version, in: copy.folder).files
    return try subject.mapValues { try TypeEdit(of: $0, among: files) }
  }

  package func make(_ change: BuildChange, in version: String, round: Int) throws {
    if change == .clean { try removeProducts(of: version) }
    guard let edit = edits[version]?[change] else { return }
    // What other changes have put into the file stays there, or this one would undo them.
    let file = try SwiftFile(at: edit.path)
    try copy.write(edit.text(of: file, inRound: round), to: path(of: edit))
  }

  package func build(_ version: String) throws -> Int {
    try Self.compiled(version, by: copy.build("--target", version))
  }

  package func target(of change: BuildChange, in version: String) -> (type: String, file: String)? {
    edits[version]?[change].map { ($0.type, path(of: $0)) }
  }

  private func path(of edit: TypeEdit) -> String {
    String(edit.path.dropFirst(copy.folder.count + 1))
  }

  /// How many files of a module a build has compiled, if it succeeded.
  static func compiled(_ version: String, by build: ChildProcess.Outcome) throws -> Int {
    guard build.status == 0 else {
      throw RunFailure("\(version) didn't build:\n\(build.output)")
    }
    return build.output.split(separator: "\n").reduce(0) { sum, line in
      guard let start = line.range(of: "Compiling \(version) ") else { return sum }
      return sum + line[start.upperBound...].split(separator: ",").count
    }
  }

  private func removeProducts(of version: String) throws {
    let debug = "\(copy.folder)/.build/debug"
    let places: [(String, (String) -> Bool)] = [
      ("\(debug)/\(version).build", { !Self.plans.contains($0) }),
      ("\(debug)/Modules", { $0.hasPrefix("\(version).") }),
    ]
    for (place, isProduct) in places {
      for file in try FileManager.default.contentsOfDirectory(atPath: place) where isProduct(file) {
        try FileManager.default.removeItem(atPath: "\(place)/\(file)")
      }
    }
  }
}
