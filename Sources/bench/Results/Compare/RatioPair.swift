import Console
import Foundation
import Stopwatch
import Timing

/// A version's ratio in one cell by one protocol, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far its logarithm must move to count.
  let limit: Double
  /// How surely the difference of the logarithms is known.
  let error: Double
  let degreesOfFreedom: Double

  var effect: Difference.Effect? {
    let shift = log(new.ratio / old.ratio)
    return abs(shift) <= limit ? nil : shift > 0 ? .worse : .better
  }

  /// How often such a shift of its logarithm would count.
  fileprivate func power(at shift: Double) -> Double {
    StudentT(atMost: degreesOfFreedom).share(below: (shift - limit) / max(error, .ulpOfOne))
  }
}

extension RatioPair {
  /// The ratios that both runs have, as far as launches tell how surely they are known.
  ///
  /// To count, they must move by more than what runs of one build differ by, which hardly ever happens to any
  /// of them all; and by 2 %, since smaller shifts are the compiler's and the linker's doing as well.
  static func pairs(of old: Document, with new: Document) throws(InputError) -> [RatioPair] {
    let rows = (old.latency ?? []).filter { $0.architecture != $0.reference }
    let pairs = rows.compactMap { row in
      new.latency?.first { $0.architecture == row.architecture && $0.cell == row.cell }
        .map { (old: row, new: $0) }
    }
    for (row, after) in pairs where after.batch != row.batch {
      throw InputError(
        description: "the runs weren't made alike: \(row.cell.name) in batches of "
          + "\(row.batch), now \(after.batch); measure the old code again")
    }
    // The protocols of a cell must agree, so that together they are one chance to err.
    let chances = Double(Set(pairs.map(\.old.withoutProtocol)).count)
    let (before, now) = (old.error, new.error)
    return pairs.compactMap { old, new in
      guard let one = before(old), let other = now(new) else { return nil }
      let degrees = one.degreesOfFreedom + other.degreesOfFreedom
      let error = (one.variance + other.variance).squareRoot()
      let reach = StudentT(atMost: degrees).quantile(1 - 0.005 / chances) * error
      let load = [old, new].map { $0.core.allowance(at: log($0.ratio)) }
      return RatioPair(
        old: old, new: new, limit: max(reach + max(load[0], load[1]), log(1.02)), error: error,
        degreesOfFreedom: degrees)
    }
  }
}

extension [RatioPair] {
  /// What all protocols of a cell show alike: a shift that one of them alone shows may be noise.
  var differences: [Difference] {
    grouped(by: \.old.withoutProtocol).flatMap { pairs -> [Difference] in
      guard Set(pairs.map(\.effect)).count == 1, let effect = pairs[0].effect else { return [] }
      return pairs.map { pair in
        Difference(
          part: "latency", architecture: pair.old.architecture, subject: pair.old.cell.name,
          metric: "ratio", old: pair.old.ratio, new: pair.new.ratio, oldNs: pair.old.ns,
          newNs: pair.new.ns, effect: effect)
      }
    }
  }

  /// From which change on such a share of them would be found, if each had changed so; nil without any, or where
  /// even ten times as much wouldn't do.
  func change(found share: Double) -> Double? {
    let cells = grouped(by: \.old.withoutProtocol)
    // Protocols must agree. Taken for independent, which finds less than where they move together.
    func found(at shift: Double) -> Double {
      Statistics.mean(cells.map { pairs in pairs.reduce(1.0) { $0 * $1.power(at: shift) } })
    }
    var (low, high) = (0.0, log(10.0))
    guard !isEmpty, found(at: high) >= share else { return nil }
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if found(at: middle) < share { low = middle } else { high = middle }
    }
    return exp(high) - 1
  }

  /// By how much the ratios must move to count, in order: one number for all protocols of a cell.
  var limits: [Double] {
    grouped(by: \.old.withoutProtocol).map { exp($0.map(\.limit).max() ?? 0) - 1 }.sorted()
  }
}

extension Document {
  /// How surely the ratio of a row is known.
  ///
  /// Half of the variance is that of all ratios of the mode, as twenty launches hardly tell a single one's;
  /// and all launches share what the run as a whole shifts.
  fileprivate var error: (LatencyRow) -> LogMean? {
    let rows = (latency ?? []).filter { $0.architecture != $0.reference }
    let variances = Dictionary(grouping: rows, by: \.mode).mapValues { rows in
      Statistics.median(rows.compactMap { $0.logMean()?.variance }) ?? 0
    }
    let runEffect = (noise ?? []).runEffect
    return { row in
      row.logMean().map { own in
        LogMean(
          estimate: own.estimate,
          variance: (own.variance + (variances[row.mode] ?? 0)) / 2 + runEffect * runEffect,
          degreesOfFreedom: own.degreesOfFreedom)
      }
    }
  }
}
