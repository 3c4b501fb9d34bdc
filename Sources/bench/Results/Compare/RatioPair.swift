import Console
import Foundation
import Stopwatch
import Timing

/// A version's ratio in one cell by one protocol, before and now.
struct RatioPair {
  let old: LatencyRow
  let new: LatencyRow
  /// How far its logarithm must move to be more than what runs of one build differ by, which hardly ever
  /// happens to any of the ratios that are looked at together.
  let reach: Double

  /// Smaller shifts are the compiler's and the linker's doing as well.
  static let leastShift = log(1.02)

  var shift: Double { log(new.ratio / old.ratio) }

  /// How far it must move to count.
  var limit: Double { max(reach, Self.leastShift) }

  var effect: Difference.Effect? {
    abs(shift) <= limit ? nil : shift > 0 ? .worse : .better
  }
}

extension RatioPair {
  /// The ratios that both runs have, as far as launches tell how surely they are known.
  static func pairs(of old: Document, with new: Document) throws(InputError) -> [RatioPair] {
    let (before, now) = (RunErrors(old), RunErrors(new))
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
    let chances = Set(pairs.map(\.old.withoutProtocol)).count
    return pairs.compactMap { pair in
      guard let errors = before.errors(of: pair.old), let others = now.errors(of: pair.new) else {
        return nil
      }
      let degrees = errors.degreesOfFreedom + others.degreesOfFreedom
      let t = StudentT(atMost: degrees).quantile(1 - 0.005 / Double(chances))
      let load = max(
        pair.old.core.allowance(at: log(pair.old.ratio)),
        pair.new.core.allowance(at: log(pair.new.ratio)))
      return RatioPair(
        old: pair.old, new: pair.new,
        reach: t * (errors.variance + others.variance).squareRoot() + load)
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

  /// By how much the ratios must move to count, in order: one number for all protocols of a cell.
  var limits: [Double] {
    grouped(by: \.old.withoutProtocol).map { exp($0.map(\.limit).max() ?? 0) - 1 }.sorted()
  }
}

extension LatencyRow {
  fileprivate var withoutProtocol: [String] { [architecture, flow, mode.rawValue, "\(items)"] }
}

/// How surely the ratios of a run are known.
private struct RunErrors {
  private let variances: [Mode: Double]
  private let runEffect: Double

  init(_ document: Document) {
    let rows = (document.latency ?? []).filter { $0.architecture != $0.reference }
    variances = Dictionary(grouping: rows, by: \.mode).mapValues { rows in
      Statistics.median(rows.compactMap { $0.logMean()?.variance }) ?? 0
    }
    runEffect = (document.noise ?? []).runEffect
  }

  /// Half of the variance is that of all ratios of the mode, as twenty launches hardly tell a single one's;
  /// and all launches share what the run as a whole shifts.
  func errors(of row: LatencyRow) -> LogMean? {
    row.logMean().map { own in
      LogMean(
        estimate: own.estimate,
        variance: (own.variance + (variances[row.mode] ?? 0)) / 2 + runEffect * runEffect,
        degreesOfFreedom: own.degreesOfFreedom)
    }
  }
}
