import Console
import Foundation
import Reading
import Suites
import SwiftSource

/// Slips in the version of an exercise, each behind a switch of one build, beside which suites run.
struct ExerciseSlips {
  let all: [Mutant]
  private let version: String
  private let bundle: TestBundle
  private let progress = ProgressLine.standardError

  /// Those at the given places that compile, in an exercise's folder.
  init(
    of version: String, in folder: String, at isWanted: (Mutant) -> Bool
  ) throws {
    let pass = try MutantPass(
      version, in: PackageManifest(in: folder), by: "\(folder)/\(ExerciseData.folder)", progress)
    let (bundle, mutants, dropped) = try pass.plant(wanting: isWanted)
    (self.version, self.bundle) = (version, bundle)
    all = mutants.filter { !dropped.contains($0.id) }
  }

  /// Which of the slips tests of the version's suite notice.
  func noticed(by tests: [String]) throws -> Set<Int> {
    let reached = try tests.map { try bundle.reached(by: $0, of: version) ?? [:] }
    defer { progress.clear() }
    let found = try all.mapInParallel("slips", progress) { [version, bundle] slip in
      let own = zip(tests, reached).filter { $1[slip.id] == .reached }.map(\.0)
      return own.isEmpty ? false : !bundle.run(own, of: version, with: slip.id).failed.isEmpty
    }
    return Set(zip(all, found).filter(\.1).map(\.0.id))
  }

  /// Whether one of some acceptance tests turns red.
  func breaks(_ slip: Mutant, _ tests: [String]) throws -> Bool {
    let log = try bundle.acceptance(tests, of: version, ["MUTANT": "\(slip.id)"])
    return !log.failed.isEmpty
  }

  // MARK: What plants them

  /// The sources of that, by their paths in an exercise's folder.
  static func tools(in root: String) throws -> [String: Data] {
    let paths = try MutantWriter.inputs.flatMap { try FileManager.default.files(at: $0, in: root) }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ("\(ExerciseData.folder)/\($0)", try Data(readFrom: "\(root)/\($0)"))
      })
  }

  /// What is compiled of it already.
  static func copyTools(from root: String, to tools: String) throws {
    guard try MutantWriter.isCompiled(in: root) else { return }
    for path in [MutantWriter.program(in: root)] {
      let copy = URL(filePath: tools + path.dropFirst(root.count))
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: URL(filePath: path), to: copy)
    }
  }
}
