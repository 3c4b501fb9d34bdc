/// A version's ratio in one cell by one protocol, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far a ratio must move to count: each of the runs may be off by its own floor.
  let floor: Double

  /// Nil where the ratio is what it was, as far as can be seen.
  var effect: Difference.Effect? {
    let shift = new.ratio / old.ratio
    if new.ratioLow > old.ratioHigh, shift > 1 + floor { return .worse }
    if new.ratioHigh < old.ratioLow, shift < 1 / (1 + floor) { return .better }
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
    compactMap { pair in
      let others = filter { $0.old.isOtherProtocol(of: pair.old) }
      guard let effect = pair.effect, others.allSatisfy({ $0.effect == effect }) else { return nil }
      let (old, new) = (pair.old, pair.new)
      return Difference(
        part: "latency", architecture: old.architecture, subject: old.cell.name, metric: "ratio",
        old: old.ratio, new: new.ratio, oldNs: old.ns, newNs: new.ns, effect: effect)
    }
  }
}
