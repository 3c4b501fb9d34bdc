import FakeWorld

/// Counts what flows allocate, in production wiring and with values that need no decoding.
package struct AllocationWork: Codable {
  package let cells: [Cell]
  package let arms: [String]

  package init(cells: [Cell], arms: [String]) {
    self.cells = cells
    self.arms = arms
  }

  /// How often a flow is run until two runs in succession allocate the same; the first ones also
  /// allocate what is made once for the process.
  private static let mostRuns = 10

  /// The counts of each arm in the first cell, then in the next; nil where allocations can't be counted.
  func measure(
    in registry: [Arm], by counter: AllocationCounter
  ) throws -> [AllocationCount]? {
    try counter.use { () throws in
      try cells.flatMap { cell in
        let server = FakeServer(generating: cell.items)
        return try arms.map { name in
          let arm = try registry.named(name)
          return try Self.settledCount(by: counter, what: "\(name) in \(cell.name)") {
            try cell.prepare(arm, server: server)
          }
        }
      }
    }
  }

  /// What a prepared run allocates, once that no longer changes.
  static func settledCount(
    by counter: AllocationCounter, what: String, of prepare: () throws -> PreparedRun
  ) throws(FlowFailure) -> AllocationCount {
    var last: AllocationCount?
    do {
      for _ in 0..<mostRuns {
        let run = try prepare()
        let count = try counter.count(run)
        if count == last { return count }
        last = count
      }
    } catch {
      throw FlowFailure("\(what) failed: \(error)")
    }
    throw FlowFailure("\(what) allocates differently in each run")
  }
}
