import RandomUse

/// Compares the numbers that are the same in every run of the same code, as far as both runs have them.
struct ExactComparison {
  private(set) var differences: [Difference] = []
  /// How many numbers both runs have.
  let count: Int

  init(of old: [ExactNumber], with new: [ExactNumber]) {
    let subjects = Set(old.map(\.key.subject)).intersection(new.map(\.key.subject))
    let keys = (old + new).map(\.key).filter { subjects.contains($0.subject) }.uniqued()
    let sums = [old, new].map { numbers in
      Dictionary(numbers.map { ($0.key, $0.value) }, uniquingKeysWith: +)
    }
    count = keys.count
    for key in keys {
      // A detail that one run lacks counts as 0 there.
      let (before, after) = (sums[0][key] ?? 0, sums[1][key] ?? 0)
      guard before != after else { continue }
      differences.append(
        Difference(
          part: key.subject.part, architecture: key.subject.architecture,
          subject: key.subject.name, metric: key.metric, old: Double(before), new: Double(after),
          effect: !key.isCost ? .changed : after > before ? .worse : .better))
    }
  }
}
