import RandomUse

/// Compares the numbers that are the same in every run of the same code.
struct ExactComparison {
  private(set) var differences: [Difference] = []
  /// How many numbers both runs have.
  private(set) var count = 0

  /// What is allocated or executed follows from the code only where the same compiler made the same of it.
  init(of old: Baseline, with new: Baseline, isAlike: Bool) {
    let later = Dictionary(new.exact.map { ($0.entry, $0.values) }) { first, _ in first }
    for (entry, values) in old.exact where isAlike || !entry.part.needsLikeBuilds {
      guard let newValues = later[entry] else { continue }
      add(entry, values, newValues)
    }
  }

  /// A detail that one run lacks counts as 0 there.
  private mutating func add(_ entry: Entry, _ old: [ExactValue], _ new: [ExactValue]) {
    for metric in (old + new).map(\.metric).uniqued() {
      let pair = [old, new].map { values in values.filter { $0.metric == metric } }
      let (before, after) = (
        pair[0].reduce(0) { $0 + $1.value }, pair[1].reduce(0) { $0 + $1.value }
      )
      let isCost = (pair[0] + pair[1]).contains(where: \.isCost)
      count += 1
      guard before != after else { continue }
      differences.append(
        Difference(
          part: entry.part, architecture: entry.architecture, subject: entry.subject,
          metric: metric, old: Double(before), new: Double(after),
          effect: !isCost ? .changed : after > before ? .worse : .better))
    }
  }
}
