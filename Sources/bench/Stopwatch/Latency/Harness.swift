import Foundation

/// Runs one flow once in a world prepared for it, which it keeps alive; only this is timed.
typealias PreparedRun = () throws -> Void

/// One side of a comparison, as the harness knows it.
struct Contender {
  let name: String
  /// Prepares a world of its own for one run.
  let prepare: () throws -> PreparedRun
}

/// Times several contenders side by side, so that what disturbs the machine disturbs all of them.
///
/// In every round each of them has one turn, in a fresh random order, and they are compared within
/// the round. Worlds are prepared before and released after the part that is timed.
struct Harness {
  var clock: any NanosecondClock = SystemClock()
  /// How often the system has given this process's core to another one.
  var switches: () -> Int = ownSwitches
  var gain: () -> Double = { CoreProbe().gain() }

  /// The share of the budget that the warm-up takes, if one round doesn't take longer.
  private static let warmUpShare = 0.1
  static let leastRounds = 3
  /// How often a turn is taken, at most, until it is one without another process in the middle.
  private static let mostAttempts = 3

  /// Takes rounds until the budget is spent, which covers all that happens here; at least three, even if
  /// they take longer.
  func measure(
    _ contenders: [Contender], in cell: CellID, budget: Duration, seed: UInt64
  ) throws(FlowFailure) -> [Round] {
    let budget = max(0, budget / .nanoseconds(1))
    let start = clock.now()
    let end = start + UInt64(budget)
    var generator = SplitMix64(seed: seed)
    let warmUpEnd = start + UInt64(budget * Self.warmUpShare)
    repeat {
      _ = try round(of: contenders, cell, &generator)
    } while clock.now() < warmUpEnd

    var rounds: [Round] = []
    var longest: UInt64 = 0
    while rounds.count < Self.leastRounds || clock.now() + longest < end {
      let start = clock.now()
      rounds.append(try round(of: contenders, cell, &generator))
      longest = max(longest, clock.now() - start)
    }
    return rounds
  }

  /// The time of each contender, in their order, however they were shuffled.
  private func round(
    of contenders: [Contender], _ cell: CellID, _ generator: inout SplitMix64
  ) throws(FlowFailure) -> Round {
    let gain = gain()
    var times = contenders.map { _ in 0.0 }
    for index in contenders.indices.shuffled(using: &generator) {
      times[index] = try undisturbedTime(contenders[index], cell)
    }
    return Round(times: times, gain: gain)
  }

  /// Takes a turn again in which another process had the core meanwhile.
  private func undisturbedTime(
    _ contender: Contender, _ cell: CellID
  ) throws(FlowFailure) -> Double {
    var shortest = Double.infinity
    for _ in 0..<Self.mostAttempts {
      let (time, isDisturbed) = try time(contender, cell)
      if !isDisturbed { return time }
      shortest = min(shortest, time)
    }
    return shortest
  }

  /// Nanoseconds for one run, by a batch of worlds which all exist from before until after.
  private func time(
    _ contender: Contender, _ cell: CellID
  ) throws(FlowFailure) -> (time: Double, isDisturbed: Bool) {
    do {
      let first = cell.protocol == .warm ? try contender.prepare() : nil
      let runs = try (0..<cell.batch).map { _ in try contender.prepare() }
      try first?()
      let switches = switches()
      let start = clock.now()
      for run in runs { try run() }
      let end = clock.now()
      let isDisturbed = self.switches() != switches
      // A clock too coarse to see the batch must not make a ratio infinite.
      return withExtendedLifetime((first, runs)) {
        (Double(max(end - start, 1)) / Double(cell.batch), isDisturbed)
      }
    } catch {
      throw FlowFailure("\(contender.name) failed while it was timed: \(error)")
    }
  }

  private static func ownSwitches() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
    getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
    getrusage(RUSAGE_SELF, &usage)
    #endif
    return Int(usage.ru_nivcsw)
  }
}
