import Console
import Foundation
import Reading
import Stopwatch

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
      with: ExtractedPackage.documents(of: version))
    // Of its own, since others may begin one at the same moment.
    let copy = try PackageCopy("exercise-\(getpid())", of: part)
    defer { try? FileManager.default.removeItem(atPath: copy.folder) }
    let tools = try ExerciseSlips.tools(in: part.root)
    let tests = try SuiteSources(of: version, in: part.root).tests
    let start: ExtractedPackage
    let solution: ExtractedPackage
    let statements: Specification
    let numbers: [String]
    var others: [ExerciseCost] = []
    var concepts: [String] = []
    switch exercise.task {
    case .bug(let bug):
      guard
        let slip = try PlantedDefect.all(of: version, in: part.root).first(where: {
          $0.slip == bug.id
        })
      else { throw RunFailure("\(version) has no place for \(bug.id)") }
      solution = try ExtractedPackage(of: version, in: copy.folder)
      try copy.plant(slip, in: "Sources/\(version)/\(slip.file)")
      start = try ExtractedPackage(of: version, in: copy.folder)
      concepts = try Self.concepts(around: slip, in: version, part.root)
      (statements, numbers) = (try Specification(ofPackageAt: part.root), [slip.behaviour])
    case .suite:
      let whole = try ExtractedPackage(of: version, in: copy.folder).files
      let emptied = try EmptiedSuite(of: version, in: part.root)
      let start = whole.merging([emptied.path: Data(emptied.text.utf8)]) { $1 }
      return ExerciseData(
        of: exercise, emptied.statements, slips: emptied.slips.map(\.id), start: start,
        solution: whole, tests: tests.filter { !emptied.tests.contains($0) }, tools: tools,
        others: try versions.filter { $0 != version }.map { other in
          try EmptiedSuite(of: other, in: part.root).cost
        })
    case .change(let scenario):
      let paths = try scenario.folders.flatMap {
        try FileManager.default.files(at: $0, in: part.root)
      }
      let patches = paths.patches(in: scenario.folders)
      try patches["ground"].map(copy.apply)
      start = try ExtractedPackage(of: version, in: copy.folder)
      func change(_ version: String) throws {
        for name in [version, "\(version).tests"] { try patches[name].map(copy.apply) }
      }
      try change(version)
      solution = try ExtractedPackage(of: version, in: copy.folder)
      others = try versions.filter { $0 != version }.map { other in
        let before = try copy.files(of: other)
        try change(other)
        return try ExerciseCost(
          of: other, from: before, to: copy.files(of: other),
          whose: ExerciseCost.title(in: other))
      }
      statements = try scenario.specification(in: part.root)
      numbers = statements.behaviours
    }
    var data = ExerciseData(
      of: exercise, statements.statements.filter { numbers.contains($0.number) },
      start: start.files,
      solution: solution.files, tests: tests, tools: tools, others: others)
    data.concepts = concepts
    return data
  }

  /// What the function or property is for that has the slip, as `bench where` says.
  private static func concepts(
    around slip: PlantedDefect, in version: String, _ root: String
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
      // Without git there is just no history.
      let commands = [
        ["init", "-q"], ["add", "-A"],
        [
          "-c", "user.name=exercise", "-c", "user.email=exercise@localhost", "commit", "-q", "-m",
          "Begin \(data.name) in \(data.version)",
        ],
      ]
      for command in commands {
        _ = ChildProcess(program: "git", arguments: ["-C", folder] + command).run()
      }
    }
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
