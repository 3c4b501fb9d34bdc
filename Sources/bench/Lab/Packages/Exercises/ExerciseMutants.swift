import Console
import Suites

/// Mutants of the version of an exercise, each behind a switch of one build, beside which suites run.
struct ExerciseMutants {
  let all: [Mutant]
  let version: String
  let bundle: TestBundle
  /// Numbers of mutants that aren't planted, so that they change nothing.
  let unused: [Int]
  let progress: ProgressLine

  /// Which of them, or of some of them, tests of the version's suite notice.
  func noticed(by tests: [String], among some: [Mutant]? = nil) throws -> Set<Int> {
    let all = some ?? all
    let reached = try tests.map { try bundle.reached(by: $0, of: version) ?? [:] }
    defer { progress.clear() }
    let found = try all.mapInParallel("mutants", progress) { [version, bundle] mutant in
      let own = zip(tests, reached).filter { $1[mutant.id] == .reached }.map(\.0)
      return own.isEmpty ? false : !bundle.run(own, of: version, with: mutant.id).failed.isEmpty
    }
    return Set(zip(all, found).filter(\.1).map(\.0.id))
  }

  /// What is to be said of tests that fail although nothing is changed: they ask whether they are being checked.
  ///
  /// They run with numbers of mutants that there are not, after the mutants have had their turn.
  func refusals(of tests: [String]) -> [String] {
    let numbers = unused.shuffled().prefix(2) + [((all.map(\.id) + unused).max() ?? 0) + 1]
    let failed = numbers.flatMap { bundle.run(tests, of: version, with: $0).failed }
    return Set(failed).sorted().map {
      "\($0) fails although nothing was changed; it has to depend on the version alone"
    }
  }

  /// Whether one of some acceptance tests fails.
  func breaks(_ mutant: Mutant, _ tests: [String]) throws -> Bool {
    let log = try bundle.acceptance(tests, of: version, ["MUTANT": "\(mutant.id)"])
    return !log.failed.isEmpty
  }
}
