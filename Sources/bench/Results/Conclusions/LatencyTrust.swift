import Foundation
import Stopwatch
import Timing

/// How far the times of a run can be trusted, in words.
package enum LatencyTrust {
  package static func sentences(_ outcome: LatencyOutcome) -> [String] {
    [
      refuted(outcome.noise), marked(outcome.noise), layouts(outcome), succession(outcome.rows),
    ].compactMap(\.self)
      + limits(outcome)
  }

  /// What even one screen has to say of them.
  static func limits(_ outcome: LatencyOutcome) -> [String] {
    [stop(outcome), machine(outcome.machine)].compactMap(\.self)
  }

  /// Of how many programs the times are a sample.
  private static func layouts(_ outcome: LatencyOutcome) -> String? {
    if outcome.rows.isEmpty { return nil }
    return outcome.layouts > 0
      ? "The intervals hold what the layout of the program does: the launches ran "
        + "\(outcome.layouts) orders of its objects."
      : "One layout of the program was timed; another shifts ratios by up to 0.9 %, so that up to 1 % "
        + "nothing is called faster or slower."
  }

  /// Where the reference seems to differ from itself.
  private static func refuted(_ rows: [NoiseRow]) -> String? {
    let cells = rows.filter(\.isRefuted).map(\.cell.name)
    guard !cells.isEmpty else { return nil }
    return
      "The second control, which is the reference itself, seems faster or slower than it, so that "
      + "nothing is decided there: \(cells.joined(separator: "; "))."
  }

  /// What is marked.
  private static func marked(_ rows: [NoiseRow]) -> String? {
    let disturbed = rows.filter { $0.core != .quiet }
    guard !disturbed.isEmpty else { return nil }
    let why =
      disturbed.contains { $0.core == .unknown }
      ? "On this processor it can't be told whether another hardware thread used the core, so that "
        + "all times and ratios count as loaded"
      : "In \(disturbed.count) of \(rows.count) cells another hardware thread used the core in "
        + "nearly all rounds"
    return
      "\(why), marked \(CoreUse.loaded.mark): slower is there what stays so after all that a neighbour "
      + "has been seen to do is taken off, and nothing is the same."
  }

  /// Whether launches may be counted as independent; nil for too few to tell.
  private static func succession(_ rows: [LatencyRow]) -> String? {
    let series = rows.filter { $0.version != $0.reference }.compactMap(\.logRatios)
      .filter { $0.count >= leastSeries }
    guard !series.isEmpty else { return nil }
    let found = Statistics.mean(series.map(Statistics.serialCorrelation))
    let none = -Statistics.mean(series.map { 1 / Double($0.count) })
    let text = [found, none].map { String(format: "%.2f", $0) }
    return "A launch's ratio correlates with the next one's by \(text[0]), independent ones by "
      + text[1]
      + (abs(found - none) < largestCorrelation
        ? "." : ": the launches aren't independent, and the intervals too narrow.")
  }

  private static let leastSeries = 10
  private static let largestCorrelation = 0.15

  /// That less was measured than planned, or left undecided after all.
  private static func stop(_ outcome: LatencyOutcome) -> String? {
    if outcome.launches < outcome.planned {
      return
        "Stopped, by somebody or since the time was up, after \(outcome.launches) of \(outcome.planned) launches"
        + (outcome.rows.isEmpty ? ", too few for an interval, so there are no times." : ".")
    }
    let cells = Set(outcome.rows.map(\.cell)).count
    let open = Set(outcome.rows.filter { $0.verdict == .undecided }.map(\.cell)).count
    guard open > 0 else { return nil }
    return "Undecided after \(outcome.launches) launches: some version in \(open) of \(cells) "
      + "cells."
      + (outcome.isUntilDecided ? "" : " More launches may decide: --until-decided.")
  }

  package static func machine(_ machine: MachineGrade) -> String {
    guard let grade = machine.grade else {
      return "How quiet the machine was isn't known: \(machine.reason)."
    }
    let advice = grade == .unfit ? " Don't judge by these times." : ""
    return "The machine was \(grade.rawValue): \(machine.reason).\(advice)"
  }
}
