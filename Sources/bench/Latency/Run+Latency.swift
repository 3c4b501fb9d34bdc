import Arms

/// How a run takes times: by launches of itself.
extension Run {
  /// The latency of what was chosen, or its growth.
  func latency() throws -> LatencyOutcome {
    let plan =
      options.command == .growth
      ? try LatencyPlan.growth(options: options) : try LatencyPlan(options: options)
    try Agreement.check(contenders, in: plan.cells.map(\.cell))
    let relinker = options.effort == .thorough || options.command == .docs ? relinker() : nil
    defer { relinker?.removeFiles() }
    let pass = LatencyPass(
      plan: plan, architectures: options.architectures, arms: launchArms.map(\.name),
      launcher: launcher, progress: progress, clock: harness.clock, shouldStop: shouldStop,
      relinked: { relinker?.relinked(seed: $0) })
    return LatencyOutcome(try pass.run(seed: seed), of: plan, seed: seed)
  }

  /// One launch, from the inside.
  func measure(_ launch: Launch) throws -> [CellSample] {
    try launch.measure(launchArms, with: harness)
  }

  /// The launch that the command line asks for.
  func launch() throws -> Launch {
    let argument = options.words.joined(separator: " ")
    guard let cell = PlannedCell(argument: argument) else {
      throw UsageError.unexpectedWord(argument, .latencyLaunch)
    }
    return Launch(
      architectures: options.architectures, reference: reference.name, cell: cell, seed: seed)
  }

  /// The chosen arms with the reference before them, also where it wasn't asked for.
  private var contenders: [Arm] {
    [reference] + arms.filter { $0.name != reference.name }
  }

  /// The arms of a launch: the contenders and the controls.
  var launchArms: [Arm] { contenders + Controls.arms(of: reference) }
}
