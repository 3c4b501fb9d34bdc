/// Lays times beside messages and allocations: how much of the one goes along with the others.
///
/// Compared is what each version has beyond the floor, flow by flow, in typed mode at the middle size.
enum Explanation {
  /// With fewer cells, much goes along by chance.
  private static let leastCells = 10

  /// Returns nil where there are too few cells, or where one of the series says nothing of its own.
  static func rows(
    calls: [CallRow], allocations: [AllocationRow], latency: [LatencyRow]
  ) -> [ExplainedRow]? {
    let times = Excess(
      pairedIn: latency.filter { $0.mode == .typed && $0.items == LatencyPlan.middleSize })
    let messages = Excess(
      calls, at: { ($0.flow, $0.architecture) }, value: { Double($0.messages) })
    let mallocs = Excess(
      allocations.filter { $0.items == LatencyPlan.middleSize },
      at: { ($0.flow, $0.architecture) }, value: { Double($0.mallocs) })
    let cells = times.cells.filter { messages[$0] != nil && mallocs[$0] != nil }
    let series = [times, messages, mallocs].map { excess in cells.compactMap { excess[$0] } }
    guard cells.count >= leastCells,
      let byMessages = Statistics.rSquared(of: series[0], by: series[1]),
      let byAllocations = Statistics.rSquared(of: series[0], by: series[2]),
      let byBoth = Statistics.rSquared(of: series[0], by: series[1], series[2])
    else { return nil }
    return [
      ExplainedRow(by: .messages, cells: cells.count, rSquared: byMessages),
      ExplainedRow(by: .allocations, cells: cells.count, rSquared: byAllocations),
      ExplainedRow(by: .both, cells: cells.count, rSquared: byBoth),
    ]
  }
}

extension ExplainedRow {
  fileprivate init(by predictors: Predictors, cells: Int, rSquared: Double) {
    self.init(
      by: predictors, cells: cells, rSquared: rSquared,
      rSquaredAdjusted: Statistics.adjusted(
        rSquared: rSquared, predictors: predictors == .both ? 2 : 1, values: cells))
  }
}
