import Results
import Stopwatch
import Timing

extension Command {
  static let allocations = measuring(
    "allocations", "how often each flow allocates, and how much", .counting
  ) { try $0.addAllocations(to: &$1) }
}

extension Run {
  func addAllocations(to results: inout RunResults) throws {
    let rows = try allocations()
    results.add(rows ?? [], as: \.allocations, shown: AllocationsReport.tables)
    if rows == nil { results.closing.append(AllocationsReport.absence) }
  }

  /// What the chosen flows allocate; nil where that can't be counted.
  func allocations() throws -> [AllocationRow]? {
    let cells = try LatencyPlan(options: options).cells.filter {
      $0.mode == .typed && (!options.items.isEmpty || $0.items == LatencyPlan.middleSize)
    }
    let keys = cells.flatMap { cell in arms.map { (cell, $0.name) } }
    return try allocationCounter(cells, arms).map { counts in
      zip(keys, counts).map { key, count in
        AllocationRow(
          architecture: key.1, flow: key.0.flow.name, items: key.0.items, mallocs: count.mallocs,
          bytes: count.bytes)
      }
    }
  }
}
