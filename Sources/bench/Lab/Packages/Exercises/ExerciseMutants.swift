import Console
import Suites

/// Mutants of the version of an exercise, which one build contains, each behind a switch.
struct ExerciseMutants {
  let all: [Mutant]
  let version: String
  let bundle: TestBundle
  /// Numbers of mutants that the build doesn't contain, so their switches change nothing.
  let unused: [Int]
  let progress: ProgressLine

  /// The mutants, all or some of them, that tests of the version's suite notice.
  ///
  /// A test that also fails without the mutant, among the same tests, notices nothing.
  func noticed(by tests: [String], among some: [Mutant]? = nil) throws -> Set<Int> {
    let all = some ?? all
    let reached = try tests.map { try bundle.reached(by: $0, of: version) ?? [:] }
    defer { progress.clear() }
    let found = try all.mapInParallel("mutants", progress) { [version, bundle, none] mutant in
      let own = zip(tests, reached).filter { $1[mutant.id] == .reached }.map(\.0)
      let failed = own.isEmpty ? [] : bundle.run(own, of: version, with: mutant.id).failed
      guard !failed.isEmpty else { return false }
      let control = bundle.run(own, of: version, with: none).failed
      return !Set(failed).isSubset(of: control)
    }
    return Set(zip(all, found).filter(\.1).map(\.0.id))
  }

  /// Complaints about tests that fail although no code is changed: they find out whether they are
  /// being checked.
  ///
  /// To catch them, the tests run with the numbers of mutants that don't exist.
  func refusals(of tests: [String]) -> [String] {
    let numbers = unused.shuffled().prefix(2) + [none]
    let failed = numbers.flatMap { bundle.run(tests, of: version, with: $0).failed }
    return Set(failed).sorted().map {
      "\($0) fails although no code was changed; it must depend on the version alone"
    }
  }

  /// A number that no mutant has.
  private var none: Int { ((all.map(\.id) + unused).max() ?? 0) + 1 }

  /// Whether one of some acceptance tests fails.
  func breaks(_ mutant: Mutant, _ tests: [String]) throws -> Bool {
    let log = try bundle.acceptance(tests, of: version, ["MUTANT": "\(mutant.id)"])
    return !log.failed.isEmpty
  }
}
