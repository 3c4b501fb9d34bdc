import Console
import Foundation
import Kept
import Suites

/// An exercise with the files of its package, at the start and in our solution.
struct PreparedExercise {
  let data: ExerciseData
  let summary: String
  let start: [String: Data]
  let solution: [String: Data]
  /// The files of shared code in which the change is already made.
  var given: [String] = []

  /// The files that our solution changes, adds, or removes.
  var changed: [String] {
    Set(start.keys).union(solution.keys).filter { start[$0] != solution[$0] }.sorted()
  }

  /// Writes the folder as a git repository, completely or not at all; `program` is the one that
  /// checks it.
  func write(to path: String, checkedBy program: String) throws {
    let others = [
      "README.md": readme, "check": Self.script(program), ExerciseData.path: try data.json(),
    ]
    let files = start.merging(others.mapValues { Data($0.utf8) }) { $1 }
    try ExtractedPackage.write(files, to: path) { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/check")
      let repository = Repository(folder: folder)
      try repository.git("init", "-q", "-b", "main")
      try repository.commit("Begin \(data.name) in \(data.version.versionName)", tag: "start")
      for path in changed {
        let file = URL(filePath: "\(folder)/\(path)")
        if let contents = solution[path] {
          try contents.write(withFolderTo: file)
        } else {
          try FileManager.default.removeItem(at: file)
        }
      }
      try repository.commit("Show the solution", tag: "solution")
      try repository.git("reset", "-q", "--hard", "start")
    }
  }

  private static func script(_ program: String) -> String {
    """
    #!/bin/sh
    lab='\(program.replacing("'", with: #"'\''"#))'
    folder="$(cd "$(dirname "$0")" && pwd)"
    [ -x "$lab" ] && exec "$lab" exercise check "$folder"
    echo "There is no $lab. In a copy of the project: swift run lab exercise check '$folder'" >&2
    exit 66

    """
  }
}

extension Exercise {
  /// Prepares the exercise: takes a version out of the package at a root, at the start and with our
  /// solution.
  func prepared(in version: String, of root: String) throws -> PreparedExercise {
    switch self {
    case .bug(let story): try prepared(story, in: version, root)
    case .suite: try preparedSuite(in: version, root)
    case .change(let change): try prepared(change, in: version, root)
    }
  }

  private func prepared(
    _ story: BugStory, in version: String, _ root: String
  ) throws -> PreparedExercise {
    let solution = try ExtractedPackage(of: version, in: root).files
    let bug = try PlantedBug.all(of: version, in: root).first { $0.name == story.id }
    let path = "Sources/\(version)/\(bug?.file ?? "")"
    let source = String(decoding: solution[path] ?? Data(), as: UTF8.self)
    guard let bug, let text = bug.planted(in: source) else {
      throw RunFailure("\(version) has no code in which \(story.id) can be planted")
    }
    let statements = try Specification(ofPackageAt: root).statements
    return PreparedExercise(
      data: try data(.bug, statements.filter { $0.number == bug.statement }, in: version, root),
      summary: summary,
      start: solution.merging([path: Data(text.utf8)]) { $1 }, solution: solution)
  }

  private func preparedSuite(in version: String, _ root: String) throws -> PreparedExercise {
    let solution = try ExtractedPackage(of: version, in: root).files
    let emptied = try EmptiedSuite(of: version, in: root)
    let testCase = "\(emptied.path.typeOfFile)/"
    var data = try data(.suite, emptied.statements, in: version, root) { !$0.hasPrefix(testCase) }
    data.mutants = emptied.mutants.map(\.id)
    return PreparedExercise(
      data: data, summary: summary,
      start: solution.merging([emptied.path: Data(emptied.text.utf8)]) { $1 }, solution: solution)
  }

  /// Shared code and the acceptance tests have the change from the start, the version only in our
  /// solution.
  private func prepared(
    _ change: Change, in version: String, _ root: String
  ) throws -> PreparedExercise {
    let copy = FileManager.default.temporaryDirectory.appending(path: "exercise-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let inputs = ExtractedPackage.inputs(of: version)
    for path in inputs {
      let place = URL(filePath: "\(copy)/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: URL(filePath: "\(root)/\(path)"), to: place)
    }
    func apply(_ patch: String) throws {
      let path = "\(root)/\(change.path(of: patch))"
      guard FileManager.default.fileExists(atPath: path) else { return }
      try Repository(folder: copy).git(
        ["apply", "--exclude=*/Agreement/*"] + inputs.map { "--include=\($0)/*" } + [path])
    }
    try apply("shared")
    let shared = try ExtractedPackage(of: version, in: copy).files
    for patch in [version, "\(version).tests"] { try apply(patch) }
    let solution = try ExtractedPackage(of: version, in: copy).files
    let data = try data(.change, change.specification.statements, in: version, root)
    let given = solution.filter { !data.isOwn($0.key) }
    let own = shared.filter { data.isOwn($0.key) }
    let altered = try String(readFrom: "\(root)/\(change.path(of: "shared"))")
      .matches(of: /\n\+\+\+ b\/Sources\/Shared\/(.+)/).map { "Sources/\($0.1)" }
    return PreparedExercise(
      data: data, summary: summary, start: given.merging(own) { $1 }, solution: solution,
      given: altered)
  }

  private func data(
    _ kind: ExerciseData.Kind, _ statements: [Statement], in version: String, _ root: String,
    where isKept: (String) -> Bool = { _ in true }
  ) throws -> ExerciseData {
    ExerciseData(
      kind: kind, name: name, version: version, statements: statements,
      tests: try SuiteSources(of: version, in: root).tests.filter(isKept))
  }
}
