import Console
import Foundation
import Suites
import SwiftSource

/// The folder in which somebody does an exercise.
struct ExerciseFolder {
  let data: ExerciseData
  let folder: String
  private let tools: String
  private let repository: Repository
  /// What decides how the check ends.
  private static let inputs = ["Package.swift", "Sources", "Tests", "fixtures"]

  /// `tools` is the package that has the sources of the program that plants mutants.
  init(at path: String, tools: String) throws(InputError) {
    folder = URL(filePath: path).standardizedFileURL.path
    repository = Repository(folder: folder)
    let path = "\(folder)/\(ExerciseData.path)"
    let given = try ExerciseData.read(from: path, or: "not what 'exercise start' wrote")
    // The file may have been edited; without a repository, the check says so later.
    let start = try? repository.git("show", "start:\(ExerciseData.path)")
    data =
      start.flatMap { try? JSONDecoder().decode(ExerciseData.self, from: Data($0.utf8)) } ?? given
    self.tools = tools
  }

  /// Removes the build if the folder was moved, because the build names files by their old paths.
  func forgetBuildElsewhere() throws {
    let place = "\(folder)/.build/place"
    if FileManager.default.contents(atPath: place) == Data(folder.utf8) { return }
    try? FileManager.default.removeItem(atPath: "\(folder)/.build")
    try Data(folder.utf8).write(withFolderTo: URL(filePath: place))
  }

  /// Whether the tag `start` still names the code and the data with which the exercise began.
  func hasItsStart(of prepared: PreparedExercise) throws -> Bool {
    let place = FileManager.default.temporaryDirectory.appending(path: "start-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: place) }
    try prepared.write(to: place, checkedBy: "")
    let files = [repository, Repository(folder: place)].map { repository in
      try? repository.lines(["ls-tree", "-r", "start", "--", ExerciseData.path] + Self.inputs)
    }
    return files[0] != nil && files[0] == files[1]
  }

  /// Restores the changed files that aren't part of the task, and returns their paths.
  func restore() throws -> [String] {
    // Git's own index and attributes may say that a changed file is as it was.
    let index = "\(folder)/.git/check"
    try? FileManager.default.removeItem(atPath: "\(folder)/.git/info/attributes")
    defer { try? FileManager.default.removeItem(atPath: index) }
    let repository = Repository(folder: folder, index: index)
    try repository.git("read-tree", "start")
    let own = data.folders.map { ":!\($0)" }
    let changed = try repository.lines(
      ["diff", "--name-only", "--no-renames", "--diff-filter=DMT", "start", "--"]
        + Self.inputs + own)
    if !changed.isEmpty { try repository.git(["checkout", "-q", "start", "--"] + changed) }
    return changed
  }

  /// The mutants at the given places that compile, each behind a switch of one build.
  func mutants(
    blankingArguments: Bool = false, at isWanted: (Mutant) -> Bool
  ) throws -> ExerciseMutants {
    let progress = ProgressLine.standardError
    let pass = try MutantPass(
      data.version, in: PackageManifest(in: folder), by: tools, progress)
    let (bundle, mutants, dropped) = try pass.plant(
      blankingArguments: blankingArguments, wanting: isWanted)
    return ExerciseMutants(
      all: mutants.filter { !dropped.contains($0.id) }, version: data.version, bundle: bundle,
      unused: mutants.map(\.id).filter(dropped.contains), progress: progress)
  }

  /// The classes of the tests that were removed from the suite.
  func emptiedTestCases() throws -> [String] {
    try repository.lines(["diff", "--name-only", "start", "solution"]).map { "\($0.typeOfFile)/" }
  }

  /// The paths of the Swift files in one of the folders.
  func files(in folder: String) throws -> [String] {
    try FileManager.default.files(at: folder, in: self.folder).filter { $0.hasSuffix(".swift") }
  }

  /// The files that were in the folder at the start.
  func filesAtStart() throws -> Set<String> {
    Set(try repository.lines(["ls-tree", "-r", "--name-only", "start"]))
  }

  /// The text of a file at the start; empty if the file didn't exist.
  func textAtStart(of path: String, among known: Set<String>) throws -> String {
    try known.contains(path) ? repository.git("show", "start:\(path)") : ""
  }

  /// The numbers of the version's lines that are new since the start, by file below the version's
  /// folder.
  func learnersLines() throws -> [String: Set<Int>] {
    let sources = "Sources/\(data.version)"
    let known = try filesAtStart()
    var lines: [String: Set<Int>] = [:]
    for path in try files(in: sources) {
      let texts = [
        try textAtStart(of: path, among: known), try String(readFrom: "\(folder)/\(path)"),
      ].map {
        $0.split(separator: "\n", omittingEmptySubsequences: false)
      }
      lines[String(path.dropFirst(sources.count + 1))] = Set(
        texts[1].difference(from: texts[0]).insertions.map {
          if case .insert(let offset, _, _) = $0 { offset + 1 } else { 0 }
        })
    }
    return lines
  }
}
