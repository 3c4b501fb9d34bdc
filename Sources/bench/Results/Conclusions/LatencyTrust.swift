import Foundation
import Stopwatch
import Timing

/// Says how far the times of a run can be trusted.
package enum LatencyTrust {
  package static func sentences(_ outcome: LatencyOutcome) -> [String] {
    [
      refuted(outcome.noise), marked(outcome.noise), layouts(outcome), succession(outcome.rows),
    ].compactMap(\.self)
      + limits(outcome)
  }

  /// The most important of these sentences, which the overview shows, too.
  static func limits(_ outcome: LatencyOutcome) -> [String] {
    [stop(outcome), machine(outcome.machine)].compactMap(\.self)
  }

  /// Says how many orders of the program's object files were timed.
  private static func layouts(_ outcome: LatencyOutcome) -> String? {
    if outcome.rows.isEmpty { return nil }
    return outcome.layouts > 0
      ? "We linked the program in \(outcome.layouts) orders of its object files, so the intervals "
        + "include the effect of this order."
      : "We timed one order of the program's object files. Another order shifts ratios by up to "
        + "0.9 %, so no version is called faster or slower by less than 1 %."
  }

  /// Names the cells in which the reference seems to differ from itself.
  private static func refuted(_ rows: [NoiseRow]) -> String? {
    let cells = rows.filter(\.isRefuted).map(\.cell.name)
    guard !cells.isEmpty else { return nil }
    return
      "The second control seems faster or slower than the reference, although both are the same "
      + "program. So nothing is decided here: \(cells.joined(separator: "; "))."
  }

  /// Explains the mark, if numbers have it.
  private static func marked(_ rows: [NoiseRow]) -> String? {
    let disturbed = rows.filter { $0.core != .quiet }
    guard !disturbed.isEmpty else { return nil }
    let why =
      disturbed.contains { $0.core == .unknown }
      ? "On this processor we can't find out whether another program used the core"
      : "In \(disturbed.count) of \(rows.count) cells, another program used the core in nearly all "
        + "rounds"
    return
      "\(why). These numbers have a \(CoreUse.loaded.mark). A version is faster or slower there "
      + "only if the difference is larger than another program may cause, and never the same."
  }

  /// Says whether the launches are independent; nil if there were too few to find out.
  private static func succession(_ rows: [LatencyRow]) -> String? {
    let series = rows.filter { $0.version != $0.reference }.compactMap(\.logRatios)
      .filter { $0.count >= leastSeries }
    guard !series.isEmpty else { return nil }
    let found = Statistics.mean(series.map(Statistics.serialCorrelation))
    let none = -Statistics.mean(series.map { 1 / Double($0.count) })
    let text = [found, none].map { String(format: "%.2f", $0) }
    let start = "The ratios of successive launches have a correlation of \(text[0])"
    return abs(found - none) < largestCorrelation
      ? "\(start); independent launches would have \(text[1])."
      : "\(start) instead of \(text[1]). They aren't independent, so the intervals are too narrow."
  }

  private static let leastSeries = 10
  private static let largestCorrelation = 0.15

  /// Says if the run ended early, or left some verdicts undecided.
  private static func stop(_ outcome: LatencyOutcome) -> String? {
    if outcome.launches < outcome.planned {
      return
        "The run ended early, after \(outcome.launches) of \(outcome.planned) launches"
        + (outcome.rows.isEmpty
          ? ", which are too few for an interval. So there are no times." : ".")
    }
    let cells = Set(outcome.rows.map(\.cell)).count
    let open = Set(outcome.rows.filter { $0.verdict == .undecided }.map(\.cell)).count
    guard open > 0 else { return nil }
    return
      "In \(open) of \(cells) cells, a version is undecided after \(outcome.launches) launches."
      + (outcome.isUntilDecided ? "" : " With --until-decided, bench makes more launches.")
  }

  package static func machine(_ machine: MachineGrade) -> String {
    guard let grade = machine.grade else {
      return "We don't know how quiet the machine was: \(machine.reason)."
    }
    let advice = grade == .unfit ? " Don't conclude anything from these times." : ""
    return "The machine was \(grade.rawValue): \(machine.reason).\(advice)"
  }
}
