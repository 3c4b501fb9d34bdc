import Console
import Foundation
import Suites
import SwiftSource

/// The folder in which somebody does an exercise.
struct ExerciseFolder {
  let data: ExerciseData
  let folder: String
  private let tools: String
  /// The history with which the exercise begins, and the files of the folder.
  private let repository: Repository

  /// Writes the exercise again into an empty folder at `place`: nothing in the learner's folder says what the start was,
  /// because git's tags, settings, and objects can be changed there.
  ///
  /// `tools` is the package that has the sources of the program that plants mutants.
  init(at path: String, of exercise: PreparedExercise, place: String, tools: String) throws {
    folder = URL(filePath: path).standardizedFileURL.path
    try exercise.write(to: place, checkedBy: "")
    repository = Repository(folder: folder, history: "\(place)/.git")
    (data, self.tools) = (exercise.data, tools)
  }

  /// Removes the build if the folder was moved, because the build names files by their old paths.
  func forgetBuildElsewhere() throws {
    let place = "\(folder)/.build/place"
    if FileManager.default.contents(atPath: place) == Data(folder.utf8) { return }
    try? FileManager.default.removeItem(atPath: "\(folder)/.build")
    try Data(folder.utf8).write(withFolderTo: URL(filePath: place))
  }

  /// Restores the changed files that aren't part of the task, and returns their paths.
  func restore() throws -> [String] {
    let inputs = ["Package.swift", "Sources", "Tests", "fixtures"]
    let own = data.folders.map { ":!\($0)" }
    let changed = try repository.lines(
      ["diff", "--name-only", "--no-renames", "--diff-filter=DMT", "start", "--"] + inputs + own)
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
