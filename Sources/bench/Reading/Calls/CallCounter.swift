import Console
import FakeWorld
import Stopwatch
import Variants

/// Counts the calls of flows through forwarding spies.
package enum CallCounter {
  /// Runs a flow twice; throws if it fails or if the two runs differ.
  package static func count(_ flow: Flow, in variant: Variant, items: Int) throws(RunFailure)
    -> CallCount
  {
    let first = try record(flow, in: variant, items: items)
    let second = try record(flow, in: variant, items: items)
    guard first == second else {
      throw RunFailure("\(variant.name) takes different calls in two runs of \(flow.name)")
    }
    return first
  }

  /// Runs a flow once; `isWhole` also records what leads to it.
  package static func record(
    _ flow: Flow, in variant: Variant, items: Int, isWhole: Bool = false, watch: ScreenWatch? = nil
  ) throws(RunFailure) -> CallCount {
    let log = MessageLog()
    let world = World(server: FakeServer(generating: items))
    let stage = Stage(world: world) { variant.launchSpied($0, log) }
    do {
      try flow.prepare(stage)
      watch?.watch(world, through: log)
      if !isWhole { log.removeEntries() }
      try flow.run(stage) {
        watch?.endStep(in: $0.world)
      } beginning: {
        log.beginStep()
        watch?.beginStep(in: world)
      }
    } catch {
      throw RunFailure("\(variant.name) failed in \(flow.name): \(error)")
    }
    return CallCount(variant: variant, flow: flow, log: log)
  }
}

/// How many calls one flow takes in one variant, and which.
package struct CallCount: Equatable {
  package let row: CallRow
  /// In the order in which the calls began.
  package let trace: [MessageLog.Entry]
  /// What the user does.
  let actions: [String]
  /// For each of these the index of the call that it begins with.
  let starts: [Int]
  /// The screens that objects are parts of, by their types.
  package let parts: [String: String]

  init(variant: Variant, flow: Flow, log: MessageLog) {
    trace = log.entries
    actions = flow.steps.map(\.action)
    starts = log.steps
    parts = log.screens
    let seams = trace.map(\.seam)
    // A flow has at most one instance of each role, so names tell instances apart.
    let names = seams.flatMap { [$0.from, $0.to] }
    let wiring = seams.count { $0.kind == .wiring }
    let replays = seams.count { $0.kind == .replay }
    row = CallRow(
      version: variant.name, flow: flow.name, crossings: seams.count,
      work: seams.count - wiring - replays, wiring: wiring, replays: replays,
      participants: Set(names.map { log.screens[$0] ?? $0 }).count,
      depth: trace.map(\.messageDepth).max() ?? 0,
      seams: seams.uniqued().map { seam in
        SeamCount(
          from: seam.from, to: seam.to, protocol: seam.protocol, method: seam.method,
          kind: seam.kind, count: seams.count { $0 == seam })
      })
  }
}
