extension Run {
  /// What the chosen flows allocate; nil where that can't be counted.
  func allocations() throws -> [AllocationRow]? {
    let cells = try LatencyPlan(options: options).cells.filter {
      $0.mode == .typed && (!options.items.isEmpty || $0.items == LatencyPlan.middleSize)
    }
    return try AllocationPass.measure(arms, in: cells, counter: allocationCounter)
  }
}
