import Arms
import FakeWorld

/// Counts what flows allocate, in production wiring and with values that need no decoding.
enum AllocationPass {
  /// How often a flow is run until two runs in succession allocate the same; the first ones also
  /// allocate what is made once for the process.
  private static let mostRuns = 10

  /// Returns nil where allocations can't be counted.
  static func measure(
    _ arms: [Arm], in cells: [Cell], counter: AllocationCounter = .system
  ) throws(RunFailure) -> [AllocationRow]? {
    try counter.use { () throws(RunFailure) in
      var rows: [AllocationRow] = []
      for cell in cells {
        let server = FakeServer(generating: cell.items)
        for arm in arms {
          let count = try settledCount(by: counter, what: "\(arm.name) in \(cell.name)") {
            try cell.trial(arm, server: server)
          }
          rows.append(
            AllocationRow(
              architecture: arm.name, flow: cell.flow.name, items: cell.items,
              mallocs: count.mallocs, bytes: count.bytes))
        }
      }
      return rows
    }
  }

  /// What a run of the trial allocates, once that no longer changes.
  static func settledCount(
    by counter: AllocationCounter, what: String, of makeTrial: () throws -> Trial
  ) throws(RunFailure) -> AllocationCount {
    var last: AllocationCount?
    do {
      for _ in 0..<mostRuns {
        let trial = try makeTrial()
        let count = try counter.count(trial)
        if count == last { return count }
        last = count
      }
    } catch {
      throw RunFailure("\(what) failed: \(error)")
    }
    throw RunFailure("\(what) allocates differently in each run")
  }
}
