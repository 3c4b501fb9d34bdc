import Foundation

extension DetectionRow {
  init(of version: String, _ record: MutationRecord, tests: [String]) {
    let mutants = record.mutants.filter { $0.outcome != .dropped }
    let found = mutants.filter { $0.outcome == .found }
    let red = mutants.filter { !$0.red.isEmpty }
    let count = { (outcome: MutantOutcome) in record.mutants.count { $0.outcome == outcome } }
    let faults = mutants.filter { [.found, .missed].contains($0.outcome) }
    let tests = tests.filter { !record.leftOut.contains($0) }
    let counts = found.map(\.red.count).sorted()
    let alone = Set(red.filter { $0.red.count == 1 }.flatMap(\.red))
    self.init(
      architecture: version, mutants: mutants.count, dropped: count(.dropped),
      found: found.count, missed: count(.missed), inside: count(.inside),
      noEffect: count(.noEffect),
      recall: found.count.share(of: faults.count), insideShare: count(.inside).share(of: red.count),
      red: Statistics.median(counts.map(Double.init)) ?? 0,
      redMost: counts.isEmpty ? 0 : counts[(counts.count * 9 + 9) / 10 - 1],
      beside: found.count(where: \.isBeside).share(of: found.count),
      patterns: Set(found.map(\.red)).count, tests: tests.count,
      neverAlone: tests.count { !alone.contains($0) },
      neverRed: Set(tests).subtracting(red.flatMap(\.red)).sorted(),
      crashes: red.count(where: \.crashed).share(of: red.count),
      seconds: record.seconds)
  }
}

extension Int {
  /// 0 of nothing.
  func share(of whole: Int) -> Double { whole == 0 ? 0 : Double(self) / Double(whole) }
}

extension MutantRow {
  /// Whether a red test stands in the test case that is named after the file's type.
  var isBeside: Bool {
    let type = URL(filePath: file).lastPathComponent.prefix { $0 != "." && $0 != "+" }
    return red.contains { $0.hasPrefix(type) }
  }
}
