import Foundation
import SwiftSource

/// A copy of the package in a temporary folder, in which modules are built; it is removed with this.
final class PackageCopy: ModuleBuilder {
  private static let parts = ["Package.swift", "Sources", "Tests", "fixtures"]
  /// What the package manager writes only when it plans, so that a module can't be built without.
  private static let plans: Set<String> = ["output-file-map.json", "sources"]

  let folder: String
  private var edits: [String: [BuildChange: TypeEdit]] = [:]

  init(
    of root: String, for versions: [String],
    in parent: String = FileManager.default.temporaryDirectory.path
  ) throws {
    folder = "\(parent)/bench-build-\(UUID().uuidString)"
    try copy(root)
    for version in versions { edits[version] = try edits(of: version) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// By a program, since Foundation hands the owner on too, which nobody may do with what is another's.
  private func copy(_ root: String) throws(OutputError) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    let copy = ChildProcess(
      program: "cp", arguments: ["-R"] + Self.parts.map { "\(root)/\($0)" } + [folder],
      mergesErrors: true
    ).run()
    guard copy?.status == 0 else {
      throw OutputError(
        name: folder, reason: copy?.output ?? "can't find 'cp' on the search path")
    }
  }

  private func edits(of version: String) throws -> [BuildChange: TypeEdit] {
    guard let subject = BuildSubject.all[version] else {
      throw InputError(description: "BuildSubject doesn't say which types of \(version) to change")
    }
    let files = try ModuleFolder("Sources/\(version)", of: version, in: folder).files
    return try subject.mapValues { try TypeEdit(of: $0, among: files) }
  }

  func make(_ change: BuildChange, in version: String, round: Int) throws {
    if change == .clean { try removeProducts(of: version) }
    guard let edit = edits[version]?[change] else { return }
    // What other changes have put into the file stays there, or this one would undo them.
    let file = try SwiftFile(at: edit.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: edit.path)
    let date = attributes[.modificationDate] as? Date ?? Date()
    try Output(path: edit.path).write(edit.text(of: file, inRound: round))
    // The compiler looks at whole seconds only, and a change in the second of the one before would
    // be no change to it.
    try FileManager.default.setAttributes(
      [.modificationDate: date.addingTimeInterval(1)], ofItemAtPath: edit.path)
  }

  func build(_ version: String) throws -> Int {
    let build = ChildProcess(
      program: "swift",
      arguments: ["build", "--package-path", folder, "--target", version], mergesErrors: true)
    guard let outcome = build.run() else { throw RunFailure.noCompiler }
    return try Self.compiled(version, by: outcome)
  }

  func target(of change: BuildChange, in version: String) -> (type: String, file: String)? {
    edits[version]?[change].map { ($0.type, String($0.path.dropFirst(folder.count + 1))) }
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
    let debug = "\(folder)/.build/debug"
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
