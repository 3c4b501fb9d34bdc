import Arms
import Foundation

/// What times say of the versions, in plain words, each sentence with one fact.
///
/// Limits belong to launches of this program on this machine, so that none stands here; a name stands
/// beside an estimate where it holds against every other version.
struct LatencyConclusions {
  private let rows: [LatencyRow]
  private let means: [LatencyRow]
  private let overOwnFloors: [LatencyRow]
  private let versions: Set<String>
  /// How many there are means over.
  private let flows: Int
  private let isUnfit: Bool
  private let vague: Int

  init(_ document: Document) {
    func isTold(_ row: LatencyRow) -> Bool {
      max(row.ratioHigh / row.ratio, row.ratio / row.ratioLow) <= Self.widest
    }
    let all = (document.latency ?? []).filter { $0.reference == Arm.direct.name }
    let compared = all.filter { $0.architecture != $0.reference }
    versions = Set(all.map(\.architecture).filter { !Arm.isFloor($0) })
    flows = Set(compared.filter(\.isCommonlyTyped).map(\.flow)).count
    rows = compared.filter(isTold)
    means = (document.means ?? []).filter { $0.reference == Arm.direct.name && isTold($0) }
    overOwnFloors = OwnFloors(in: document).rows(of: all).filter(isTold)
    vague = compared.count - rows.count
    isUnfit = (document.noise ?? []).runEffect > MachineGrade.largestEffect
  }

  var sentences: [String] {
    isUnfit
      ? ["Nothing is said of times: the machine was unfit for measuring."]
      : [wire, upFront, longest, mean, leftOut].compactMap(\.self)
  }

  /// An interval of a ratio that says something reaches less far to either side.
  private static let widest = 1.15

  /// What a user meets: real replies, and the time they take.
  private var wire: String? {
    let cell = CellID(
      flow: Flow.openList.name, mode: .wire, protocol: .first, items: LatencyPlan.middleSize)
    let opened = all(rows.filter { $0.cell == cell })
    let isMore = opened.allSatisfy { $0.ratio > 0.995 }
    func text(_ ratio: Double) -> String {
      let percent = Int(((ratio - 1) * 100).rounded())
      return isMore ? "\(percent) %" : "\(abs(percent)) % \(percent < 0 ? "less" : "more")"
    }
    guard let range = range(opened, as: text), let most = opened.max(by: { $0.ratio < $1.ratio })
    else { return nil }
    let over = max(most.over, 0)
    let share = over / FeltReport.frame
    return "With real replies, opening \("\(cell.items)".counting("item")) takes about \(range) "
      + (isMore ? "more " : "") + "than without an architecture: at most "
      + "\(DurationText.text(nanoseconds: over)) of \(DurationText.text(nanoseconds: most.ns))"
      + (share < FeltReport.unseen
        ? ", which nobody sees" : ", \(PercentText.text(share)) of a frame at 120 Hz")
      + words(for: opened) + "."
  }

  /// Whether who words rows matters more than who calls whom.
  private var upFront: String? {
    let opened = longLists
    let own = all(overOwnFloors.filter { row in opened.contains { $0.cell == row.cell } })
    guard let floor = opened.first(where: { $0.architecture == Arm.directRows.name }),
      let most = own.max(by: { $0.over < $1.over })
    else { return nil }
    let lead =
      floor.over > most.over
      ? "Many rows worded up front cost more than any seam" : "Rows and seams both cost"
    return "\(lead): opening \("\(floor.items)".counting("item")) takes "
      + "\(DurationText.text(nanoseconds: floor.over)) more where all rows are worded at once "
      + "(\(floor.architecture)); beside the floor of its own wording, a version takes up to "
      + DurationText.text(nanoseconds: most.over)
      + "\(name(of: most, among: own)) more\(words(for: own))."
  }

  /// Where a user might see something after all.
  private var longest: String? {
    let opened = all(longLists)
    guard let row = opened.max(by: { $0.ns < $1.ns }) else { return nil }
    return "Of the lists that were timed without decoding, the longest, of "
      + "\("\(row.items)".counting("item")), takes up to \(DurationText.text(nanoseconds: row.ns))"
      + "\(name(of: row, among: opened)) to open, \(PercentText.text(row.ns / FeltReport.frame)) of a frame at 120 Hz, and "
      + "\(DurationText.text(nanoseconds: row.ns / row.ratio)) in \(row.reference)"
      + words(for: [row]) + "."
  }

  private var mean: String? {
    func range(_ means: [LatencyRow], _ flows: [LatencyRow]) -> String? {
      let means = all(means.filter { $0.flow == LatencyRow.mean && $0.isCommonlyTyped })
      return self.range(means, over: flows) { String(format: "×%.2f", $0) }
    }
    guard let direct = range(means, rows) else { return nil }
    let own = range(overOwnFloors, overOwnFloors)
      .map { "; beside the floor of its own wording \($0)" }
    return "Without decoding, a version takes in the geometric mean over \(flows) flows, the first "
      + "time, \(direct) of \(Arm.direct.name)'s time" + (own ?? "")
      + words(for: means.filter(\.isCommonlyTyped)) + "."
  }

  private var leftOut: String? {
    vague == 0
      ? nil
      : "Left out of these sentences: \("\(vague)".counting("ratio")) whose 99 % interval reaches "
        + "further than 15 %."
  }

  /// Opening the longest list that was timed, without decoding, as a tap meets it.
  private var longLists: [LatencyRow] {
    let opened = rows.filter {
      $0.flow == Flow.openList.name && $0.mode == .typed && $0.protocol == .first
    }
    let most = opened.map(\.items).max()
    return opened.filter { $0.items == most && $0.items > LatencyPlan.middleSize }
  }

  private func words(for rows: [LatencyRow]) -> String {
    switch rows.map(\.core).max() {
    case .loaded: ", on a core shared with another thread"
    case .unknown: ", on a core of which isn't known whether it was shared"
    case .quiet, nil: ""
    }
  }

  /// The rows of the versions; none unless it is all of them, since a range without one would mislead.
  private func all(_ rows: [LatencyRow]) -> [LatencyRow] {
    let own = rows.filter { versions.contains($0.architecture) }
    return own.count == versions.count ? own : []
  }

  /// Of means, `flows` are what they are over.
  private func range(
    _ rows: [LatencyRow], over flows: [LatencyRow] = [], as text: (Double) -> String
  ) -> String? {
    Extremes.text(
      rows.map { ($0.architecture, $0.ratio) },
      isNamed: { name in
        rows.first { $0.architecture == name }.map { isApart($0, from: rows, over: flows) } ?? false
      }, as: text)
  }

  private func name(of row: LatencyRow, among rows: [LatencyRow]) -> String {
    isApart(row, from: rows) ? " (\(row.architecture))" : ""
  }

  /// Whether a version is first or last beside each of the others.
  private func isApart(
    _ row: LatencyRow, from rows: [LatencyRow], over flows: [LatencyRow] = []
  ) -> Bool {
    let sides = rows.filter { $0.architecture != row.architecture }.map {
      side(of: row, $0, over: flows)
    }
    return Set(sides).count == 1 && sides[0] != 0
  }

  private func side(of row: LatencyRow, _ other: LatencyRow, over flows: [LatencyRow]) -> Int {
    if row.flow == LatencyRow.mean {
      // From flow to flow, as other flows would make another mean.
      let own = flows.filter { $0.architecture == row.architecture && $0.cell.mean == row.cell }
      let pairs = own.compactMap { one in
        flows.first { $0.architecture == other.architecture && $0.cell == one.cell }
          .map { log(one.ratio / $0.ratio) }
      }
      return side(LogMean(pairs, weights: pairs.map { _ in 1 })?.interval)
    }
    if row.reference == other.reference { return side(row.logMean(over: other)?.interval) }
    // Beside different floors, it isn't launches that are paired.
    guard let low = row.overDirectNsLow, let high = row.overDirectNsHigh,
      let otherLow = other.overDirectNsLow, let otherHigh = other.overDirectNsHigh
    else { return 0 }
    return low > otherHigh ? 1 : high < otherLow ? -1 : 0
  }

  private func side(_ ratio: Interval?) -> Int {
    ratio.map { $0.low > 1 ? 1 : $0.high < 1 ? -1 : 0 } ?? 0
  }
}

extension LatencyRow {
  fileprivate var over: Double { overDirectNs ?? 0 }

  /// Whether it is one of those that there are means of, or one of the means that are told.
  fileprivate var isCommonlyTyped: Bool {
    mode == .typed && `protocol` == .first && items == LatencyPlan.middleSize
  }
}
