/// Runs a version's own suite and the judge on each of its mutants.
struct MutantTrial: Sendable {
  let version: String
  /// The tests of its own suite, as `Class/method`.
  let tests: [String]
  let bundle: TestBundle

  /// What became of the chosen mutants, in their order, and the tests that had no say in it.
  func rows(
    of planted: PlantedVersion, among chosen: Set<Int>?, _ progress: ProgressLine
  ) throws -> (mutants: [MutantRow], leftOut: [String]) {
    guard let judged = try bundle.reached(by: nil, of: version) else {
      throw RunFailure("the acceptance suite fails on \(version) with no mutant on")
    }
    // What compiles sources itself fails before anything is switched on, and is left out.
    let reached = try tests.mapInParallel("\(version): what its tests reach", progress) { test in
      try bundle.reached(by: test, of: version)
    }
    let leftOut = zip(tests, reached).filter { $1 == nil }.map(\.0)
    let all = reached.compactMap(\.self) + [judged]
    let isDifferent = Set(all.flatMap { $0.filter { $1 == .differs }.keys })
    let dropped = planted.dropped.union(isDifferent)
    let mutants = planted.mutants.filter { chosen?.contains($0.id) ?? true }
    let rows = try mutants.mapInParallel("\(version): mutants", progress) { mutant in
      if dropped.contains(mutant.id) {
        return MutantRow(mutant, of: version, .dropped, TestLog())
      }
      let own = zip(tests, reached).filter { $1?[mutant.id] != nil }.map(\.0)
      let log = bundle.run(own, of: version, with: mutant.id)
      let isFault = judged[mutant.id] != nil && !bundle.isAccepted(version, with: mutant.id)
      let outcome = MutantOutcome(isFound: !log.failed.isEmpty, isFault: isFault)
      return MutantRow(mutant, of: version, outcome, log)
    }
    return (rows, leftOut)
  }
}
