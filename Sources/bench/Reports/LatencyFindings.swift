import Arms
import Foundation
import RandomUse

/// What times say, in words that the verdicts support.
enum LatencyFindings {
  static func sentences(_ outcome: LatencyOutcome, reference: String) -> [String] {
    [
      verdicts(outcome, reference), refuted(outcome.noise), unseen(outcome.noise),
      felt(outcome.rows), layouts(outcome),
    ].compactMap { $0 }
  }

  /// The verdicts of each version in typed mode, counted.
  private static func verdicts(_ outcome: LatencyOutcome, _ reference: String) -> String? {
    let rows = outcome.rows.filter { $0.mode == .typed && $0.architecture != reference }
    let versions = rows.map(\.architecture).uniqued().map { name in
      "\(name) is \(counts(rows.filter { $0.architecture == name }))"
    }
    guard !versions.isEmpty else { return nil }
    let sentence =
      "Next to \(reference), in typed mode, first and again, by 99 % intervals: "
      + versions.joined(separator: "; ") + "."
    return !outcome.isUntilDecided && rows.contains { $0.verdict == .undecided }
      ? sentence + " More launches may decide: --until-decided." : sentence
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

  /// Where no launch had its core to itself.
  private static func unseen(_ rows: [NoiseRow]) -> String? {
    let unseen = rows.count { $0.quietNs == nil }
    guard unseen > 0 else { return nil }
    return
      "In \(unseen) of \(rows.count) cells another hardware thread used the core in nearly all "
      + "rounds: they have no quiet end, and their intervals allow for a load of "
      + String(format: "%.1f times the time.", LoadFit.unseenLoad)
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

  /// Such as "faster in 2 cells, the same in 10 (×0.59 to ×1.01 over all 12)".
  private static func counts(_ rows: [LatencyRow]) -> String {
    let verdicts: [(Verdict, String)] = [
      (.faster, "faster"), (.slower, "slower"), (.same, "the same"), (.undecided, "undecided"),
    ]
    let words = verdicts.compactMap { verdict, words in
      let cells = rows.filter { $0.verdict == verdict }.map(\.flowAndSize).uniqued().count
      return cells > 0 ? "\(words) in \(cells)" : nil
    }
    let limits = [rows.map(\.ratioLow).min(), rows.map(\.ratioHigh).max()].compactMap(\.self)
    let range = limits.map { String(format: "×%.2f", $0) }.joined(separator: " to ")
    return words.joined(separator: ", ") + " (\(range) over all)"
  }

  /// The most that any version may add to what the feature takes anyway: over all, not only where it
  /// surely adds something.
  private static func felt(_ rows: [LatencyRow]) -> String? {
    let rows = rows.filter { $0.mode == .wire && !Arm.isFloor($0.architecture) }
    guard let most = rows.max(by: { $0.mostOverDirect < $1.mostOverDirect }),
      most.mostOverDirect > 0
    else { return nil }
    let over = most.mostOverDirect
    return "In wire mode, no version takes more than "
      + "\(DurationText.text(nanoseconds: over)) over Direct (\(most.architecture), \(most.flow), "
      + "\(most.items) items, by the upper end of its interval): "
      + "\(PercentText.text(over / Felt.frame)) of a frame at 120 Hz, "
      + "\(PercentText.text(over / Felt.reply)) of a reply in 100 ms."
  }

  static func growth(_ rows: [GrowthRow]) -> String? {
    let typed = rows.filter { $0.mode == .typed }
    let fitting = typed.filter(\.fits)
    let slopes = typed.compactMap(\.slopeHigh)
    var parts: [String] = []
    if let low = fitting.compactMap(\.perItemNsLow).min(),
      let high = fitting.compactMap(\.perItemNsHigh).max()
    {
      parts.append(
        "In typed mode, an item more costs \(DurationText.text(nanoseconds: low)) to "
          + "\(DurationText.text(nanoseconds: high)), by version and flow and within 99 % intervals"
          + (fitting.count < typed.count
            ? "; left out are \(typed.count - fitting.count) of \(typed.count) growths that a fixed "
              + "and a per-item cost don't describe." : "."))
    } else if !typed.isEmpty {
      parts.append("A fixed and a per-item cost describe none of \(typed.count) growths.")
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

extension LatencyRow {
  /// A cell whatever its protocol.
  fileprivate var flowAndSize: String { "\(flow), \(items)" }

  /// The upper end of what it takes over Direct, in nanoseconds.
  fileprivate var mostOverDirect: Double { overDirectNsHigh ?? 0 }
}
