import Foundation
import RandomUse

/// What times say, in words that the verdicts support.
enum LatencyFindings {
  static func sentences(_ outcome: LatencyOutcome, reference: String) -> [String] {
    [
      verdicts(outcome, reference), refuted(outcome.noise), felt(outcome.rows),
    ].compactMap { $0 }
  }

  /// The verdicts of each version in typed mode, counted.
  private static func verdicts(_ outcome: LatencyOutcome, _ reference: String) -> String? {
    let rows = outcome.rows.filter { $0.mode == .typed && $0.architecture != reference }
    let versions = rows.map(\.architecture).uniqued().map { name in
      "\(name) is \(counts(rows.filter { $0.architecture == name }))"
    }
    guard !versions.isEmpty else { return nil }
    let cells = rows.map(\.cell).uniqued().count
    let sentence =
      "Next to \(reference), in typed mode, over \(cells == 1 ? "one cell" : "\(cells) cells"), each "
      + "verdict by a 99 % interval of its own: " + versions.joined(separator: "; ") + "."
    return !outcome.isUntilDecided && rows.contains { $0.moreLaunches != nil }
      ? sentence + " More launches would decide: --until-decided." : sentence
  }

  /// Where the reference seems to differ from itself.
  private static func refuted(_ rows: [NoiseRow]) -> String? {
    let cells = rows.filter(\.isRefuted).map(\.cell.name)
    guard !cells.isEmpty else { return nil }
    return
      "The second control, which is the reference itself, seems faster or slower than it, so that "
      + "nothing is decided there: \(cells.joined(separator: "; "))."
  }

  /// That less was measured than planned, or left undecided after all.
  static func stop(_ outcome: LatencyOutcome) -> String? {
    let launches = outcome.launches == 1 ? "1 launch" : "\(outcome.launches) launches"
    if outcome.launches < outcome.planned {
      return "Stopped after \(outcome.launches) of \(outcome.planned) launches"
        + (outcome.rows.isEmpty ? ", too few for an interval, so there are no times." : ".")
    }
    let open = outcome.rows.filter { $0.verdict == .undecided }.map(\.cell).uniqued().count
    guard outcome.isUntilDecided, open > 0 else { return nil }
    return "Stopped after \(launches) with \(open == 1 ? "one cell" : "\(open) cells") undecided."
  }

  /// Such as "faster in 2 (×0.59 to ×0.83), the same in 10".
  private static func counts(_ rows: [LatencyRow]) -> String {
    [
      (Verdict.faster, "faster"), (.slower, "slower"), (.same, "the same"),
      (.undecided, "undecided"),
    ]
    .compactMap { verdict, words in
      let ratios = rows.filter { $0.verdict == verdict }.map(\.ratio)
      guard let low = ratios.min(), let high = ratios.max() else { return nil }
      let range = [low, high].map { String(format: "×%.2f", $0) }.uniqued()
      return "\(words) in \(ratios.count)"
        + (verdict == .faster || verdict == .slower
          ? " (\(range.joined(separator: " to ")))" : "")
    }.joined(separator: ", ")
  }

  /// The most that any version adds to what the feature takes anyway.
  private static func felt(_ rows: [LatencyRow]) -> String? {
    let rows = rows.filter { $0.mode == .wire && $0.isOverDirect }
    guard let most = rows.max(by: { ($0.overDirectNs ?? 0) < ($1.overDirectNs ?? 0) }),
      let over = most.overDirectNs
    else { return nil }
    return "In wire mode, the most that a version takes over Direct is "
      + "\(DurationText.text(nanoseconds: over)) (\(most.architecture), \(most.flow), "
      + "\(most.items) items): \(PercentText.text(over / Felt.frame)) of a frame at 120 Hz, "
      + "\(PercentText.text(over / Felt.reply)) of a reply in 100 ms."
  }

  static func growth(_ rows: [GrowthRow]) -> String? {
    let refused = rows.filter { !$0.fits }
    let slopes = rows.compactMap(\.slopeHigh)
    guard !rows.isEmpty else { return nil }
    let fitting = rows.filter { $0.fits && $0.mode == .typed }
    var parts: [String] = []
    if let low = fitting.compactMap(\.perItemNs).min(),
      let high = fitting.compactMap(\.perItemNs).max()
    {
      let range = [low, high].map { DurationText.text(nanoseconds: $0) }.uniqued()
      parts.append(
        "In typed mode, an item more costs \(range.joined(separator: " to ")), by version and flow."
      )
    }
    if !refused.isEmpty {
      parts.append(
        "A fixed and a per-item cost don't describe \(refused.count) of \(rows.count) growths.")
    }
    if let steepest = slopes.max() {
      parts.append(
        "Between 512 and 100 000 items no time grows with a power above "
          + String(format: "%.2f.", (steepest * 100).rounded(.up) / 100))
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// How far the machine could be trusted.
  static func machine(_ machine: MachineGrade) -> String {
    guard let grade = machine.grade else {
      return "How quiet the machine was isn't known: \(machine.reason)."
    }
    let advice = grade == .unfit ? " Don't judge by these times." : ""
    return "The machine was \(grade.rawValue): \(machine.reason).\(advice)"
  }
}
