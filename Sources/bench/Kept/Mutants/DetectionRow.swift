import Console

/// What a version's suite notices of the mutants: one element of the document's `detection`.
package struct DetectionRow: VersionRow {
  package let version: String
  /// Those that compile.
  package let mutants: Int
  /// Those that don't, for the most part since the arguments exchanged turn out to differ in type.
  let dropped: Int
  package let found: Int
  package let missed: Int
  package let `internal`: Int
  package let noEffect: Int
  /// The share of the faults that the suite finds.
  package let mutationScore: Double
  /// The share of what turns the suite red that no user can see.
  package let internalShare: Double
  /// Red tests per fault found: the median, and what nine of ten faults don't exceed.
  package let red: Double
  package let redMost: Int
  /// Of the faults found: the share with a red test that stands beside the faulty type.
  package let beside: Double
  /// Of the faults found: how many differ in which tests turn red.
  package let patterns: Int
  package let tests: Int
  /// Tests that are never the only red one.
  package let neverAlone: Int
  /// Which tests no mutant turns red.
  package let neverRed: [String]
  /// Of what turns the suite red: the share that ends the process.
  package let crashes: Double
  /// How long the suite takes.
  package let seconds: Double
}

extension DetectionRow {
  /// `tests` are the names of all tests of the suite.
  package init(of version: String, _ record: MutantRecord, tests: [String]) {
    let all = record.mutants(of: version)
    let mutants = all.filter { $0.outcome != .dropped }
    let found = mutants.filter { $0.outcome == .found }
    let red = mutants.filter { !$0.red.isEmpty }
    let count = { (outcome: MutantOutcome) in all.count { $0.outcome == outcome } }
    let faults = mutants.filter { [.found, .missed].contains($0.outcome) }
    let tests = tests.filter { !record.leftOut.contains($0) }
    let counts = found.map(\.red.count).sorted()
    let alone = Set(red.filter { $0.red.count == 1 }.flatMap(\.red))
    self.init(
      version: version, mutants: mutants.count, dropped: count(.dropped),
      found: found.count, missed: count(.missed), internal: count(.internal),
      noEffect: count(.noEffect),
      mutationScore: found.count.share(of: faults.count),
      internalShare: count(.internal).share(of: red.count),
      red: counts.isEmpty
        ? 0 : Double(counts[counts.count / 2] + counts[(counts.count - 1) / 2]) / 2,
      redMost: counts.isEmpty ? 0 : counts[(counts.count * 9 + 9) / 10 - 1],
      beside: found.count(where: \.isBeside).share(of: found.count),
      patterns: Set(found.map(\.red)).count, tests: tests.count,
      neverAlone: tests.count { !alone.contains($0) },
      neverRed: Set(tests).subtracting(red.flatMap(\.red)).sorted(),
      crashes: red.count(where: \.crashed).share(of: red.count), seconds: record.seconds)
  }
}

extension Int {
  /// 0 of nothing.
  package func share(of whole: Int) -> Double { whole == 0 ? 0 : Double(self) / Double(whole) }
}

extension MutantRow {
  /// Whether a red test stands in the test case that is named after the file's type.
  var isBeside: Bool { red.contains { $0.hasPrefix(file.typeOfFile) } }
}
