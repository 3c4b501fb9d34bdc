import Console
import Foundation
import Stopwatch
import Timing

/// Says in plain words what the times show about the versions, with one fact in each sentence.
///
/// The sentences have no intervals, because those are about launches of this program on this
/// machine only. They name a version as the fastest or slowest only if that holds against every
/// other version.
struct LatencyConclusions {
  private let rows: [LatencyRow]
  private let means: [LatencyRow]
  private let overOwnBaselines: [LatencyRow]
  private let versions: Set<String>
  /// How many there are means over.
  private let flows: Int
  private let isUnfit: Bool
  private let vague: Int

  init(_ document: Document) {
    let all = (document.latency ?? []).filter { $0.reference == Variant.direct.name }
    let compared = all.filter { $0.version != $0.reference }
    versions = Set(all.map(\.version).filter { !Variant.isBaseline($0) })
    flows = Set(compared.filter { $0.isUsual(.cold) }.map(\.flow)).count
    rows = compared.filter(\.isTold)
    means = (document.means ?? []).filter { $0.reference == Variant.direct.name && $0.isTold }
    overOwnBaselines = OwnBaselines(in: document).rows(of: all).filter(\.isTold)
    vague = compared.count - rows.count
    isUnfit = (document.noise ?? []).runEffect > MachineGrade.largestEffect
  }

  var sentences: [String] {
    isUnfit
      ? ["We conclude nothing from the times, because the machine was unfit for measuring."]
      : [wire, upFront, longest, mean, leftOut].compactMap(\.self)
  }

  /// Opening a list with JSON, as a user meets it.
  private var wire: String? {
    let items = LatencyPlan.middleSize
    let opened = all(rows.filter { $0.opens(.json) && $0.items == items })
    let isMore = opened.allSatisfy { $0.ratio > 0.995 }
    let range = opened.range { ratio in
      let percent = Int(((ratio - 1) * 100).rounded())
      return isMore ? "\(percent) %" : "\(abs(percent)) % \(percent < 0 ? "less" : "more")"
    }
    guard let range, let most = opened.max(by: { $0.ratio < $1.ratio }) else { return nil }
    let over = max(opened.compactMap(\.overDirect?.high).max() ?? most.over, 0)
    let share = over / LatencyReport.frame
    return "If replies arrive as JSON, opening a list of "
      + "\("\(items)".counting("item")) takes about \(range) "
      + (isMore ? "more " : "") + "time than without an architecture. With 99 % confidence, the "
      + "difference is at most "
      + text(over)
      + (share < LatencyReport.unseen
        ? ", which no user notices" : ", which is \(PercentText.text(share)) of a frame at 120 Hz")
      + words(for: opened) + "."
  }

  /// Whether it matters more which rows are formatted, or which architecture a version has.
  private var upFront: String? {
    let opened = longLists
    let own = all(overOwnBaselines.filter { row in opened.contains { $0.cell == row.cell } })
    guard let baseline = opened.first(where: { $0.version == Variant.directRows.name }),
      let most = own.max(by: { $0.over < $1.over })
    else { return nil }
    return
      "Opening a list of \("\(baseline.items)".counting("item")) takes about "
      + "\(text(baseline.over)) more if the texts of all rows are made, and not only of the rows "
      + "on screen. An architecture adds at most about "
      + "\(text(most.over))\(name(of: most, among: own))\(words(for: own))."
  }

  /// Opening the longest list, which a user might notice.
  private var longest: String? {
    let opened = all(longLists)
    guard let row = opened.max(by: { $0.ns < $1.ns }) else { return nil }
    return "Without JSON decoding, opening a list of \("\(row.items)".counting("item")) takes at "
      + "most \(text(row.nsHigh))\(name(of: row, among: opened)), which is "
      + "\(PercentText.text(row.nsHigh / LatencyReport.frame)) of a frame at 120 Hz. Without an "
      + "architecture, it takes about \(text(row.ns / row.ratio))\(words(for: [row]))."
  }

  private var mean: String? {
    func range(_ means: [LatencyRow], over flows: [LatencyRow]) -> String? {
      all(means.filter { $0.flow == LatencyRow.mean && $0.isUsual(.cold) })
        .range(over: flows) { String(format: "%.2f", $0) }
    }
    guard let direct = range(means, over: rows) else { return nil }
    let own = range(overOwnBaselines, over: overOwnBaselines)
      .map {
        ". Direct makes the texts of the rows on screen, and DirectRows those of all rows. Compared "
          + "with the one that makes the texts of as many rows as the version, a flow takes \($0) "
          + "times as long"
      }
    return "Without JSON decoding, a flow takes on average \(direct) times as long as without an "
      + "architecture (the geometric mean over \(flows) flows)" + (own ?? "")
      + words(for: means.filter { $0.isUsual(.cold) }) + "."
  }

  private var leftOut: String? {
    vague == 0
      ? nil
      : "These sentences leave out \("\(vague)".counting("ratio")) of times with 99 % intervals of "
        + "more than ±15 %. More launches make intervals narrower."
  }

  /// Opening the longest list that was timed, without decoding, as a tap meets it.
  private var longLists: [LatencyRow] {
    let opened = rows.filter { $0.opens(.withoutDecoding) }
    let most = opened.map(\.items).max()
    return opened.filter { $0.items == most && $0.items > LatencyPlan.middleSize }
  }

  private func text(_ nanoseconds: Double) -> String { DurationText.text(nanoseconds: nanoseconds) }

  private func words(for rows: [LatencyRow]) -> String {
    switch rows.map(\.core).max() {
    case .loaded: ", on a core that another program used, too"
    case .unknown: ", on a core that another program may have used"
    case .quiet, nil: ""
    }
  }

  /// The rows of the versions; none unless it is all of them, since a range without one would
  /// mislead.
  private func all(_ rows: [LatencyRow]) -> [LatencyRow] {
    let own = rows.filter { versions.contains($0.version) }
    return own.count == versions.count ? own : []
  }

  private func name(of row: LatencyRow, among rows: [LatencyRow]) -> String {
    rows.isApart(row) ? " (\(row.version.versionName))" : ""
  }
}

extension LatencyRow {
  fileprivate var over: Double { overDirectNs ?? 0 }

  /// An interval of a ratio that says something reaches less far to either side.
  fileprivate var isTold: Bool { max(ratioHigh / ratio, ratio / ratioLow) <= 1.15 }

  /// Whether it is that of opening the list, as a tap meets it.
  func opens(_ mode: Mode) -> Bool {
    flow == Flow.openList.name && self.mode == mode && `protocol` == .cold
  }

  /// Whether it is one of those that there are means of: a usual list, without decoding.
  func isUsual(_ timing: TimingProtocol) -> Bool {
    mode == .withoutDecoding && `protocol` == timing && items == LatencyPlan.middleSize
  }
}
