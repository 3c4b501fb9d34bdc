/// What disturbed the machine while something was timed.
struct Disturbance: Equatable, Sendable {
  /// The share of the cores' time that a hypervisor gave to other machines; nil where unknown.
  let steal: Double?
  /// How often a launch had to leave its core to others.
  let switchesPerSecond: Double
}

extension Disturbance {
  init(from start: MachineCounters, to end: MachineCounters) {
    let seconds = max(Double(end.time - start.time) / 1e9, 1e-9)
    switchesPerSecond = Double(end.involuntarySwitches - start.involuntarySwitches) / seconds
    let ticks = end.ticks - start.ticks
    steal = ticks > 0 ? (end.stolenTicks - start.stolenTicks) / ticks : nil
  }
}
