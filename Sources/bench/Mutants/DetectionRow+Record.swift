import Foundation

extension DetectionRow {
  init(of version: String, _ record: MutationRecord, tests: [String]) {
    let mutants = record.mutants.filter { $0.outcome != .dropped }
    let found = mutants.filter { $0.outcome == .found }
    let red = mutants.filter { !$0.red.isEmpty }
    let count = { (outcome: MutantOutcome) in record.mutants.count { $0.outcome == outcome } }
    let faults = mutants.filter { [.found, .missed].contains($0.outcome) }
    let recall = Share(part: found.count, whole: faults.count)
    let recallRange = recall.interval(of: faults.sites)
    let inside = Share(part: count(.inside), whole: red.count)
    let insideRange = inside.interval(of: red.sites)
    let tests = tests.filter { !record.leftOut.contains($0) }
    let counts = found.map(\.red.count).sorted()
    let alone = Set(red.filter { $0.red.count == 1 }.flatMap(\.red))
    self.init(
      architecture: version, mutants: mutants.count, dropped: count(.dropped),
      found: found.count, missed: count(.missed), inside: count(.inside),
      noEffect: count(.noEffect),
      recall: recall.estimate, recallLow: recallRange.low, recallHigh: recallRange.high,
      insideShare: inside.estimate, insideShareLow: insideRange.low,
      insideShareHigh: insideRange.high,
      red: Statistics.median(counts.map(Double.init)) ?? 0,
      redMost: counts.isEmpty ? 0 : counts[(counts.count * 9 + 9) / 10 - 1],
      beside: Share(part: found.count(where: \.isBeside), whole: found.count).estimate,
      patterns: Set(found.map(\.red)).count, tests: tests.count,
      neverAlone: tests.count { !alone.contains($0) },
      neverRed: Set(tests).subtracting(red.flatMap(\.red)).count,
      crashes: Share(part: red.count(where: \.crashed), whole: red.count).estimate,
      seconds: record.seconds)
  }
}

extension [MutantRow] {
  /// So many expressions and statements: what the rules make of one of them goes together.
  fileprivate var sites: Int { Set(map { [$0.file, "\($0.line)", $0.original] }).count }
}

extension MutantRow {
  /// Whether a red test stands in the test case that is named after the file's type.
  var isBeside: Bool {
    let type = URL(filePath: file).lastPathComponent.prefix { $0 != "." && $0 != "+" }
    return red.contains { $0.hasPrefix(type) }
  }
}
