import CInstructionStepper
import FakeWorld

/// What a stepped process does between its two marks.
package enum SteppedWork: Codable {
  /// One flow in one variant, with values that need no decoding.
  ///
  /// In a whole one, what leads to where the flow starts is between the marks too.
  case flow(Flow, items: Int, variant: String, isWhole: Bool = false)
  /// Two instructions a round.
  case known(rounds: Int)

  package var name: String {
    switch self {
    case .flow(let flow, let items, let variant, _): "\(flow.name), \(items) items, in \(variant)"
    case .known: "a known loop"
    }
  }

  func run(in registry: [Variant]) throws {
    switch self {
    case .known(let rounds):
      markSteppedRegion()
      runKnownInstructions(UInt64(rounds))
      markSteppedRegion()
    case .flow(let flow, let items, let name, let isWhole):
      let variant = try registry.named(name)
      let cell = Cell(flow: flow, mode: .withoutDecoding, items: items)
      let server = FakeServer(generating: items)
      // The first times also make what is made once for the process.
      for _ in 0..<3 { try cell.prepare(variant, server: server)() }
      if isWhole { markSteppedRegion() }
      let run = try cell.prepare(variant, server: server)
      if !isWhole { markSteppedRegion() }
      try run()
      markSteppedRegion()
    }
  }
}
