import Foundation

/// What the system has counted until now, of which the increase during a run tells who disturbed it.
struct MachineCounters: Equatable, Sendable {
  /// Nanoseconds since some moment in the past.
  var time: UInt64
  /// How often this program's launches had to leave their core to others.
  var involuntarySwitches: Int
  /// The time that all cores have been through, in ticks; it stands still where there is no /proc/stat.
  var ticks = 0.0
  /// How much of it a hypervisor gave to other machines.
  var stolenTicks = 0.0
}

extension MachineCounters {
  static func now() -> MachineCounters {
    var counters = MachineCounters(
      time: SystemClock().now(), involuntarySwitches: switches(of: RUSAGE_CHILDREN))
    counters.read(stat: (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? "")
    return counters
  }

  /// How often this process itself had to leave its core.
  static func ownSwitches() -> Int { switches(of: RUSAGE_SELF) }

  #if canImport(Glibc)
  private typealias Whose = __rusage_who
  #else
  private typealias Whose = Int32
  #endif

  private static func switches(of whose: Whose) -> Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(whose.rawValue, &usage)
    #else
    getrusage(whose, &usage)
    #endif
    return Int(usage.ru_nivcsw)
  }

  /// Reads the line for all cores: user, nice, system, idle, iowait, irq, softirq, steal, and two
  /// that user and nice contain already.
  mutating func read(stat: String) {
    guard let line = stat.firstMatch(of: /(?m)^cpu +(.+)$/) else { return }
    let fields = line.1.split(separator: " ").prefix(8).compactMap { Double($0) }
    guard fields.count == 8 else { return }
    ticks = fields.reduce(0, +)
    stolenTicks = fields[7]
  }
}
