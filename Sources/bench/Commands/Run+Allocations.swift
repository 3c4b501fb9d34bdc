import Console
import Results
import Stopwatch
import Timing

extension Command<Run> {
  static let allocations = measuring(
    "allocations", takes: "[FLOW…] [VERSION…]",
    "count how often each flow allocates memory, and how much",
    .counting
  ) { run, results in
    try run.request.expect()
    try run.addAllocations(to: &results)
  }
}

extension Run {
  package func addAllocations(to results: inout RunResults) throws {
    let rows = try allocations()
    results.add(rows ?? [], as: \.allocations, shown: AllocationsReport.tables)
    if rows == nil { results.closing.append(AllocationsReport.absence) }
  }

  /// The allocations of the chosen flows; nil if this machine can't count them.
  func allocations() throws -> [AllocationRow]? {
    let cells = try LatencyPlan(of: self).cells.filter {
      $0.mode == .withoutDecoding && (!items.isEmpty || $0.items == LatencyPlan.middleSize)
    }
    let keys = cells.flatMap { cell in variants.map { (cell, $0.name) } }
    return try allocationCounter(cells, variants).map { counts in
      zip(keys, counts).map { key, count in
        AllocationRow(
          version: key.1, flow: key.0.flow.name, items: key.0.items, mallocs: count.mallocs,
          bytes: count.bytes)
      }
    }
  }
}
