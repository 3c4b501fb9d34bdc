import Console
import Foundation
import Kept
import Reading
import Stopwatch
import Suites

/// Makes the folder of an exercise: a package of its own, with what checks it.
package struct ExerciseMaker {
  private let manifest: PackageManifest
  private let versions: [String]

  package init(of versions: [String], in manifest: PackageManifest) {
    (self.versions, self.manifest) = (versions, manifest)
  }

  /// What the folder is to know; made in a copy of the package, where the ground and then the version is changed.
  package func data(of exercise: Exercise) throws -> ExerciseData {
    let version = exercise.version
    let part = try manifest.part(
      of: (versions + ["Acceptance", "Shared", "Label"]).map { "\($0)Tests" },
      with: ExtractedPackage.inputs(of: version))
    // Of its own, since others may begin one at the same moment.
    let copy = try PackageCopy("exercise-\(getpid())", of: part)
    defer { try? FileManager.default.removeItem(atPath: copy.folder) }
    var data = ExerciseData(of: exercise)
    data.tests = try SuiteSources(of: version, in: part.root).tests
    switch exercise.task {
    case .bug(let bug): try plant(bug, in: copy, for: &data)
    case .suite: try empty(in: copy, for: &data)
    case .change(let scenario): try make(scenario, in: copy, for: &data)
    }
    // A bug asks for no test of the learner's, so no slips are planted.
    if data.kind != .bug { data.given.merge(try ExerciseSlips.tools(in: part.root)) { $1 } }
    return data
  }

  private func plant(_ bug: BugStory, in copy: PackageCopy, for data: inout ExerciseData) throws {
    let (version, root) = (data.version, copy.part.root)
    let slips = try PlantedBug.all(of: version, in: root)
    guard let slip = slips.first(where: { $0.name == bug.id }) else {
      throw RunFailure("\(version) has no place for \(bug.id)")
    }
    let solution = try ExtractedPackage(of: version, in: copy.folder).files
    try copy.plant(slip, in: "Sources/\(version)/\(slip.file)")
    data.set(start: try ExtractedPackage(of: version, in: copy.folder).files, solution: solution)
    data.statements = try Specification(ofPackageAt: root).statements
      .filter { $0.number == slip.statement }
    data.concepts = try concepts(around: slip, in: version, root)
  }

  private func empty(in copy: PackageCopy, for data: inout ExerciseData) throws {
    let (version, root) = (data.version, copy.part.root)
    let emptied = try EmptiedSuite(of: version, in: root)
    let solution = try ExtractedPackage(of: version, in: copy.folder).files
    data.set(
      start: solution.merging([emptied.path: Data(emptied.text.utf8)]) { $1 }, solution: solution)
    data.statements = emptied.statements
    data.slips = emptied.slips.map(\.id)
    data.tests.removeAll(where: emptied.tests.contains)
    data.others = try versions.filter { $0 != version }
      .map { try EmptiedSuite(of: $0, in: root).cost }
  }

  private func make(
    _ scenario: Change, in copy: PackageCopy, for data: inout ExerciseData
  ) throws {
    let version = data.version
    func change(_ version: String) throws {
      for name in [version, "\(version).tests"] { try copy.apply(scenario, name) }
    }
    try copy.apply(scenario, "ground")
    let start = try ExtractedPackage(of: version, in: copy.folder).files
    try change(version)
    data.set(start: start, solution: try ExtractedPackage(of: version, in: copy.folder).files)
    data.statements = scenario.specification.statements
    data.others = try versions.filter { $0 != version }.map { other in
      let before = try copy.files(of: other)
      try change(other)
      return try ExerciseCost(
        of: other, from: before, to: copy.files(of: other), whose: ExerciseCost.title(in: other))
    }
  }

  /// What the function or property is for that has the slip, as `bench where` says.
  private func concepts(
    around slip: PlantedBug, in version: String, _ root: String
  ) throws -> [String] {
    guard let arm = Registry.architectures.first(where: { $0.name == version }) else { return [] }
    let path = "Sources/\(version)/\(slip.file)"
    guard let line = slip.line(in: try String(readFrom: "\(root)/\(path)"), at: path).line else {
      return []
    }
    let places = try Places(of: arm, in: root)
    return Concept.allCases.filter { concept in
      concept != .ownership
        && places.rows(of: concept).contains { $0.file == path && $0.line...$0.lastLine ~= line }
    }.map(\.summary)
  }

  /// Writes the folder whole or not at all, `program` being what checks it.
  package static func write(
    _ data: ExerciseData, checkedBy program: String, withToolsOf root: String? = nil,
    to path: String
  ) throws {
    try ExtractedPackage.write(data.files, to: path) { folder in
      let tools = "\(folder)/\(ExerciseData.folder)"
      try FileManager.default.copyItem(atPath: program, toPath: "\(tools)/bench")
      if let root { try ExerciseSlips.copyTools(from: root, to: tools) }
      for script in ["check", "exercise"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(script)")
      }
      beginHistory("Begin \(data.name) in \(data.version)", in: folder)
    }
  }

  /// Without git there is just none.
  private static func beginHistory(_ message: String, in folder: String) {
    // In a hook, git's variables say that all is about the repository around that.
    let outer = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("GIT_") }
    let git = outer.flatMap { ["-u", $0] } + ["git", "-C", folder]
    let settings = [
      "user.name=exercise", "user.email=exercise@localhost", "commit.gpgsign=false",
    ].flatMap { ["-c", $0] }
    let commands = [["init", "-q"], ["add", "-A"], settings + ["commit", "-q", "-m", message]]
    for command in commands { _ = ChildProcess(program: "env", arguments: git + command).run() }
  }
}

extension PackageCopy {
  /// Those of a version and its suite, by their paths.
  fileprivate func files(of version: String) throws -> [String: Data] {
    let paths = try ["Sources/\(version)", "Tests/\(version)Tests"].flatMap {
      try FileManager.default.files(at: $0, in: folder)
    }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { ($0, Data(try text(of: $0).utf8)) })
  }
}
