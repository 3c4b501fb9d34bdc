import Foundation
import RandomUse

extension DetectionRow {
  init(of version: String, _ record: MutationRecord, tests: [String]) {
    let mutants = record.mutants.filter { $0.outcome != .dropped }
    let found = mutants.filter { $0.outcome == .found }
    let red = mutants.filter { !$0.red.isEmpty }
    let count = { (outcome: MutantOutcome) in record.mutants.count { $0.outcome == outcome } }
    let outcomes = mutants.map(\.outcome)
    let recall = Bootstrap.interval(outcomes) { $0.share(of: .found, among: [.found, .missed]) }
    let inside = Bootstrap.interval(outcomes) { $0.share(of: .inside, among: [.found, .inside]) }
    let counts = found.map(\.red.count).sorted()
    let alone = Set(red.filter { $0.red.count == 1 }.flatMap(\.red))
    self.init(
      architecture: version, mutants: mutants.count, dropped: count(.dropped),
      found: found.count, missed: count(.missed), inside: count(.inside),
      noEffect: count(.noEffect),
      recall: recall.estimate, recallLow: recall.low, recallHigh: recall.high,
      insideShare: inside.estimate, insideShareLow: inside.low, insideShareHigh: inside.high,
      red: Statistics.median(counts.map(Double.init)) ?? 0,
      redMost: counts.isEmpty ? 0 : counts[(counts.count * 9 + 9) / 10 - 1],
      beside: found.isEmpty ? 0 : Double(found.count(where: \.isBeside)) / Double(found.count),
      patterns: Set(found.map(\.red)).count, tests: tests.count,
      neverAlone: tests.count { !alone.contains($0) },
      neverRed: Set(tests).subtracting(red.flatMap(\.red)).count,
      crashes: red.isEmpty ? 0 : Double(red.count(where: \.crashed)) / Double(red.count),
      seconds: record.seconds)
  }
}

extension MutantRow {
  /// Whether a red test stands in the test case that is named after the file's type.
  var isBeside: Bool {
    let type = URL(filePath: file).lastPathComponent.prefix { $0 != "." && $0 != "+" }
    return red.contains { $0.hasPrefix(type) }
  }
}

extension Collection<MutantOutcome> {
  fileprivate func share(of outcome: MutantOutcome, among outcomes: Set<MutantOutcome>) -> Double {
    let all = count(where: outcomes.contains)
    return all == 0 ? 0 : Double(count { $0 == outcome }) / Double(all)
  }
}
