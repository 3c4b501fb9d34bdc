import Foundation

/// A version's ratio in one cell by one protocol, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far a ratio must move to count: each of the runs may be off by its own floor.
  let floor: Double

  /// Nil where the ratio is what it was, as far as can be seen while so many are looked at.
  func effect(among count: Int) -> Difference.Effect? {
    let shift = new.ratio / old.ratio
    let (before, now) = (old.interval(among: count), new.interval(among: count))
    if now.low > before.high, shift > 1 + floor { return .worse }
    if now.high < before.low, shift < 1 / (1 + floor) { return .better }
    return nil
  }
}

extension RatioPair {
  /// The ratios that both runs have; a cell without a floor in one of them can't be judged.
  static func pairs(of old: Document, with new: Document) throws(InputError) -> [RatioPair] {
    var pairs: [RatioPair] = []
    for before in old.latency ?? [] where before.architecture != before.reference {
      let after = new.latency?.first {
        $0.architecture == before.architecture && $0.cell == before.cell
      }
      let floors = [old, new].compactMap { $0.noise?.first { $0.cell == before.cell }?.floor }
      guard let after, floors.count == 2 else { continue }
      guard after.batch == before.batch else {
        throw InputError(
          description: "the runs weren't made alike: \(before.cell.name) in batches of "
            + "\(before.batch), now \(after.batch); measure the old code again")
      }
      pairs.append(
        RatioPair(old: before, new: after, floor: (1 + floors[0]) * (1 + floors[1]) - 1))
    }
    return pairs
  }
}

extension [RatioPair] {
  /// What all protocols of a cell show alike: a shift that one of them alone shows may be noise.
  var differences: [Difference] {
    let judged = map { (pair: $0, effect: $0.effect(among: count)) }
    return judged.compactMap { pair, effect in
      let others = judged.filter { $0.pair.old.isOtherProtocol(of: pair.old) }
      guard let effect, others.allSatisfy({ $0.effect == effect }) else { return nil }
      let (old, new) = (pair.old, pair.new)
      return Difference(
        part: "latency", architecture: old.architecture, subject: old.cell.name, metric: "ratio",
        old: old.ratio, new: new.ratio, oldNs: old.ns, newNs: new.ns, effect: effect)
    }
  }
}

extension LatencyRow {
  /// The ratio's interval, so wide that with 99 % certainty those of so many ratios hold all at once.
  ///
  /// Of 200 ratios' own intervals two miss the truth, in every comparison of a build with itself.
  fileprivate func interval(among count: Int) -> Interval {
    // A line takes two values from the launches.
    let distribution = StudentT(degreesOfFreedom: max(launches - 2, 1))
    let factor =
      distribution.quantile(1 - 0.005 / Double(count)) / distribution.quantile(0.995)
    return Interval(
      estimate: ratio, low: ratio * pow(ratioLow / ratio, factor),
      high: ratio * pow(ratioHigh / ratio, factor))
  }
}
