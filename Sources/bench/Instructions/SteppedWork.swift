import Arms
import CInstructionStepper
import FakeWorld

/// What a stepped process does between its two marks.
enum SteppedWork {
  /// One flow in one arm, with values that need no decoding.
  ///
  /// In a whole one, what leads to where the flow starts is between the marks too.
  case flow(Flow, items: Int, arm: String, isWhole: Bool = false)
  /// Two instructions a round.
  case known(rounds: Int)

  var name: String {
    switch self {
    case .flow(let flow, let items, let arm, _): "\(flow.name), \(items) items, in \(arm)"
    case .known: "a known loop"
    }
  }

  /// The command line that has these done, one after another in one process.
  static func arguments(for works: [SteppedWork]) -> [String] {
    [Command.instructionsLaunch.rawValue, works.map(\.argument).joined(separator: ",")]
  }

  private var argument: String {
    switch self {
    case .flow(let flow, let items, let arm, let isWhole):
      "\(flow.name):\(items):\(arm)" + (isWhole ? ":whole" : "")
    case .known(let rounds): "known:\(rounds)"
    }
  }

  /// Reads the last of `arguments`; nil when it is something else.
  static func works(argument: String) -> [SteppedWork]? {
    let works = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { SteppedWork(argument: $0) }
    return works.contains { $0 == nil } ? nil : works.compactMap(\.self)
  }

  private init?(argument: Substring) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let number = Int(parts[1]), number >= 0 else { return nil }
    if parts.count == 2, parts[0] == "known", number > 0 {
      self = .known(rounds: number)
    } else if parts.count == 3 || parts.dropFirst(3) == ["whole"],
      let flow = Flow.all.first(where: { $0.name == parts[0] }), number >= flow.minimumItems
    {
      self = .flow(flow, items: number, arm: parts[2], isWhole: parts.count == 4)
    } else {
      return nil
    }
  }

  /// Does it, between the marks.
  func run(in registry: [Arm]) throws {
    switch self {
    case .known(let rounds):
      markSteppedRegion()
      runKnownInstructions(UInt64(rounds))
      markSteppedRegion()
    case .flow(let flow, let items, let name, let isWhole):
      guard let arm = registry.first(where: { $0.name == name }) else {
        throw RunFailure("there is no \(name)")
      }
      let cell = Cell(flow: flow, mode: .typed, items: items)
      let server = FakeServer(generating: items)
      // The first times also make what is made once for the process.
      for _ in 0..<Self.warmUps { try FlowTrial(cell, arm, server: server).run() }
      if isWhole { markSteppedRegion() }
      let trial = try FlowTrial(cell, arm, server: server)
      if !isWhole { markSteppedRegion() }
      try trial.run()
      markSteppedRegion()
    }
  }

  private static let warmUps = 3
}
