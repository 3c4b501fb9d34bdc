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
