import Console
import Foundation
import Stopwatch
import Timing

/// A version's ratio in one flow, in the old run and in the new one.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far its logarithm must move to count.
  let limit: Double

  var effect: Difference.Effect? {
    let shift = log(new.ratio / old.ratio)
    return abs(shift) <= limit ? nil : shift > 0 ? .worse : .better
  }

  /// The ratios that both runs have and for which we know an interval.
  ///
  /// To count, a ratio must move by more than two runs of one build differ, which by chance hardly
  /// ever happens to any of the ratios. It must also move by 2 %, because the compiler and the
  /// linker cause smaller shifts, too.
  static func pairs(of old: Document, with new: Document) throws(InputError) -> [RatioPair] {
    let rows = (old.latency ?? []).filter { $0.version != $0.reference }
    let pairs = rows.compactMap { row in
      new.latency?.first { $0.version == row.version && $0.cell == row.cell }
        .map { (old: row, new: $0) }
    }
    for (row, after) in pairs where after.batch != row.batch {
      throw InputError(
        description: "the runs were made under different conditions: \(row.cell.name) in batches "
          + "of \(row.batch), now \(after.batch); measure the old code again")
    }
    // Cold and warm times of a cell must agree, so together they are one chance of an error.
    let chances = Double(Set(pairs.map(\.old.withoutProtocol)).count)
    // A shift of a whole run is the same in all of its launches.
    let effects = [old, new].map { ($0.noise ?? []).runEffect }.reduce(0) { $0 + $1 * $1 }
    return pairs.compactMap { old, new in
      guard let one = old.logMean(), let other = new.logMean() else { return nil }
      // The variance of a difference is four times the variance of the mean.
      let mean = LogMean(over: [one, other])
      let error = (4 * mean.variance + effects).squareRoot()
      let reach = StudentT(mean.degreesOfFreedom).quantile(1 - 0.005 / chances) * error
      let load = [old, new].map { $0.core.allowance(at: log($0.ratio)) }
      return RatioPair(old: old, new: new, limit: max(reach + max(load[0], load[1]), log(1.02)))
    }
  }
}

extension [RatioPair] {
  /// The ratios that moved in the same direction cold and warm: any other shift may be noise.
  var differences: [Difference] {
    grouped(by: \.old.withoutProtocol).flatMap { pairs -> [Difference] in
      guard Set(pairs.map(\.effect)).count == 1, let effect = pairs[0].effect else { return [] }
      return pairs.map { pair in
        Difference(
          part: "latency", version: pair.old.version, subject: pair.old.cell.name,
          metric: Difference.ratio, old: pair.old.ratio, new: pair.new.ratio, effect: effect)
      }
    }
  }

  /// By how much the ratios must move to count, in ascending order: one number for cold and warm.
  var limits: [Double] {
    grouped(by: \.old.withoutProtocol).map { exp($0.map(\.limit).max() ?? 0) - 1 }.sorted()
  }
}
