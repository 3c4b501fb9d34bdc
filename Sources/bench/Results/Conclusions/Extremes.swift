import Console
import Foundation
import Stopwatch
import Timing

/// The least and the greatest of the versions' numbers, with the names of the versions.
enum Extremes {
  /// A text such as `12 (A and B) to 64 (C)`, or `12` if all are equal; nil without numbers.
  ///
  /// It leaves out a name if another version may have this value as well.
  static func text(
    _ values: [(version: String, value: Double)], isNamed: (String) -> Bool = { _ in true },
    as text: (Double) -> String
  ) -> String? {
    guard let low = values.map(\.value).min(), let high = values.map(\.value).max()
    else { return nil }
    func named(_ value: Double) -> String {
      let versions = values.filter { text($0.value) == text(value) }.map(\.version)
      return versions.allSatisfy(isNamed)
        ? "\(text(value)) (\(versions.uniqued().map(\.versionName).listed))" : text(value)
    }
    return text(low) == text(high) ? text(low) : "\(named(low)) to \(named(high))"
  }
}

extension Array where Element: VersionRow {
  /// Such as `2 (A) to 3 (B) calls, and 1 without an architecture`: what the rows of each version add
  /// up to.
  func range(
    of value: (Element) -> Int, _ noun: String, _ more: String = ""
  ) -> String? {
    let sums = grouped(by: \.version).map {
      (version: $0[0].version, value: Double($0.sum(value)))
    }
    let baseline = sums.first { $0.version == Variant.direct.name }
    return Extremes.text(sums.filter { !Variant.isBaseline($0.version) }) { "\(Int($0))" }.map {
      range in
      range.counting(noun) + more
        + (baseline.map { ", and \(Int($0.value)) without an architecture" } ?? "")
    }
  }
}

extension [LatencyRow] {
  /// The extremes of the ratios, with the names that hold against every other version; of means,
  /// `flows` are what they are over.
  func range(over flows: [LatencyRow] = [], as text: (Double) -> String) -> String? {
    let named = filter { isApart($0, over: flows) }.map(\.version)
    return Extremes.text(map { ($0.version, $0.ratio) }, isNamed: named.contains, as: text)
  }

  /// Whether a version is first or last beside each of the others.
  func isApart(_ row: LatencyRow, over flows: [LatencyRow] = []) -> Bool {
    let sides = filter { $0.version != row.version }.map { row.side(of: $0, over: flows) }
    return Set(sides).count == 1 && sides[0] != 0
  }
}

extension LatencyRow {
  /// 1 beyond another version for certain, -1 on the other side of it.
  fileprivate func side(of other: LatencyRow, over flows: [LatencyRow]) -> Int {
    if flow != Self.mean, reference != other.reference {
      // Beside different baselines, it isn't launches that are paired.
      guard let own = overDirect, let other = other.overDirect else { return 0 }
      return own.low > other.high ? 1 : own.high < other.low ? -1 : 0
    }
    let ratio = flow == Self.mean ? mean(over: other, of: flows) : logMean(over: other)
    return ratio.map { $0.interval.low > 1 ? 1 : $0.interval.high < 1 ? -1 : 0 } ?? 0
  }

  /// From flow to flow, as other flows would make another mean.
  private func mean(over other: LatencyRow, of flows: [LatencyRow]) -> LogMean? {
    let pairs = flows.filter { $0.version == version && $0.cell.mean == cell }
      .compactMap { one in
        flows.first { $0.version == other.version && $0.cell == one.cell }
          .map { log(one.ratio / $0.ratio) }
      }
    return LogMean(pairs, weights: pairs.map { _ in 1 })
  }
}
