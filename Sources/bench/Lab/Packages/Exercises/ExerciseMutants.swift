import Console
import Suites

/// Mutants of the version of an exercise, each behind a switch of one build, beside which suites run.
struct ExerciseMutants {
  let all: [Mutant]
  let version: String
  let bundle: TestBundle
  let progress: ProgressLine

  /// Which of them tests of the version's suite notice.
  func noticed(by tests: [String]) throws -> Set<Int> {
    let reached = try tests.map { try bundle.reached(by: $0, of: version) ?? [:] }
    defer { progress.clear() }
    let found = try all.mapInParallel("mutants", progress) { [version, bundle] mutant in
      let own = zip(tests, reached).filter { $1[mutant.id] == .reached }.map(\.0)
      return own.isEmpty ? false : !bundle.run(own, of: version, with: mutant.id).failed.isEmpty
    }
    return Set(zip(all, found).filter(\.1).map(\.0.id))
  }

  /// Whether one of some acceptance tests fails.
  func breaks(_ mutant: Mutant, _ tests: [String]) throws -> Bool {
    let log = try bundle.acceptance(tests, of: version, ["MUTANT": "\(mutant.id)"])
    return !log.failed.isEmpty
  }
}
