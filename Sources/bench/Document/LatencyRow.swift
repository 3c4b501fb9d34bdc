/// How long one flow takes in one architecture with a list of a given size.
struct LatencyRow: VersionRow {
  let architecture: String
  let flow: String
  let mode: Mode
  let items: Int
  /// How many processes measured it.
  let launches: Int
  /// How many rounds a process measured: the median over the launches.
  let rounds: Int
  /// Nanoseconds for one run of the flow: the median over the launches of their medians.
  let ns: Double
  /// The least and the greatest of those medians.
  let nsLow: Double
  let nsHigh: Double
  /// The geometric mean over the launches of the ratio to the reference, paired within rounds, and
  /// its 99 % interval.
  let ratio: Double
  let ratioLow: Double
  let ratioHigh: Double
  let verdict: Verdict
  /// About how many more launches would bring a verdict; nil where there is one, where it would take
  /// more than a thousand, and where the second control fails.
  var moreLaunches: Int?
  /// Nanoseconds more than Direct takes, paired within rounds: the mean over the launches, and its
  /// 99 % interval; nil where Direct wasn't timed.
  var overDirectNs: Double?
  var overDirectNsLow: Double?
  var overDirectNsHigh: Double?
}

extension LatencyRow {
  init(
    architecture: String, _ cell: CellID, launches: Int, rounds: Int, ns: Double, nsLow: Double,
    nsHigh: Double, ratio: Interval, verdict: Verdict, moreLaunches: Int?, overDirect: Interval?
  ) {
    self.init(
      architecture: architecture, flow: cell.flow, mode: cell.mode, items: cell.items,
      launches: launches, rounds: rounds, ns: ns, nsLow: nsLow, nsHigh: nsHigh,
      ratio: ratio.estimate, ratioLow: ratio.low, ratioHigh: ratio.high, verdict: verdict,
      moreLaunches: moreLaunches, overDirectNs: overDirect?.estimate,
      overDirectNsLow: overDirect?.low, overDirectNsHigh: overDirect?.high)
  }

  var cell: CellID { CellID(flow: flow, mode: mode, items: items) }
}
