extension Run {
  /// The latency of what was chosen, with what was planned: less than that must be said.
  func timed() throws -> LatencyOutcome {
    var outcome = try latency()
    outcome.planned = try plan().launches
    outcome.isUntilDecided = options.isUntilDecided
    return outcome
  }

  private func plan() throws(UsageError) -> LatencyPlan {
    options.command == .growth
      ? try LatencyPlan.growth(options: options) : try LatencyPlan(options: options)
  }
}
