import RandomUse

/// Times several contenders side by side, so that what disturbs the machine disturbs all of them.
///
/// In every round each of them has one turn, in a fresh random order, and they are compared within
/// the round. Worlds are prepared before and released after the part that is timed.
struct Harness {
  var clock: any NanosecondClock = SystemClock()

  /// How long a batch should take, so that reading the clock (some 20 ns) doesn't show.
  private static let batchNanoseconds = 50_000.0
  /// How short it may become where worlds are dear: preparing one can take a hundred times as long as
  /// the flow in it, and few rounds tell less than short ones.
  private static let leastBatchNanoseconds = 10_000.0
  /// The rounds that a budget should suffice for.
  private static let wantedRounds = 15.0
  /// Up to here, one run before a batch makes it less random how much of code and heap is in the
  /// caches; longer ones hide that, and their budget is better spent on rounds.
  private static let warmedNanoseconds = 100_000.0
  /// How many worlds may be alive at once.
  private static let largestBatch = 128
  /// The share of the budget that the warm-up takes, if one round doesn't take longer.
  private static let warmUpShare = 0.1
  static let leastRounds = 3

  /// Returns the nanoseconds of one run, for each round and contender.
  ///
  /// The budget covers all that happens here. The first contender, as the reference, says how many
  /// runs are timed together. There are at least three rounds, even if they take longer.
  func measure(
    _ contenders: [Contender], budget: Duration, seed: UInt64
  ) throws(RunFailure) -> [[Double]] {
    guard let reference = contenders.first else { return [] }
    let budget = max(0, budget / .nanoseconds(1))
    let start = clock.now()
    let end = start + UInt64(budget)
    var generator = SplitMix64(seed: seed)
    let turn = try turn(
      for: reference, within: budget / Self.wantedRounds / Double(contenders.count))
    let warmUpEnd = start + UInt64(budget * Self.warmUpShare)
    repeat {
      _ = try round(of: contenders, turn, &generator)
    } while clock.now() < warmUpEnd

    var rounds: [[Double]] = []
    var longest: UInt64 = 0
    while rounds.count < Self.leastRounds || clock.now() + longest < end {
      let start = clock.now()
      rounds.append(try round(of: contenders, turn, &generator))
      longest = max(longest, clock.now() - start)
    }
    return rounds
  }

  /// The time of each contender, in their order, however they were shuffled.
  private func round(
    of contenders: [Contender], _ turn: Turn, _ generator: inout SplitMix64
  ) throws(RunFailure) -> [Double] {
    var times = contenders.map { _ in 0.0 }
    for index in contenders.indices.shuffled(using: &generator) {
      times[index] = try time(contenders[index], turn)
    }
    return times
  }

  /// What a contender does when its turn comes.
  private struct Turn {
    /// How many runs are timed together.
    let batch: Int
    /// Whether another run comes before them.
    let isWarmed: Bool
  }

  /// As many runs as fill a batch, by the fastest of a few of the reference, or as can be prepared,
  /// run, and released in the nanoseconds given.
  private func turn(
    for reference: Contender, within limit: Double
  ) throws(RunFailure) -> Turn {
    var (run, whole) = (Double.infinity, Double.infinity)
    for _ in 0..<5 {
      let start = clock.now()
      run = min(run, try time(reference, Turn(batch: 1, isWarmed: false)))
      whole = min(whole, Double(max(clock.now() - start, 1)))
      // Nothing is learnt from more when even a cold run is that long.
      if run > 10 * Self.batchNanoseconds { break }
    }
    let isWarmed = run <= Self.warmedNanoseconds
    let full = min(Self.batchNanoseconds / run, limit / whole - (isWarmed ? 1 : 0))
    let size = max(full, Self.leastBatchNanoseconds / run).rounded()
    return Turn(batch: Int(min(max(size, 1), Double(Self.largestBatch))), isWarmed: isWarmed)
  }

  /// Nanoseconds for one run, by a batch of worlds which all exist from before until after.
  private func time(_ contender: Contender, _ turn: Turn) throws(RunFailure) -> Double {
    do {
      let first = turn.isWarmed ? try contender.makeTrial() : nil
      let trials = try (0..<turn.batch).map { _ in try contender.makeTrial() }
      try first?.run()
      let start = clock.now()
      for trial in trials { try trial.run() }
      let end = clock.now()
      // A clock too coarse to see the batch must not make a ratio infinite.
      return withExtendedLifetime((first, trials)) {
        Double(max(end - start, 1)) / Double(turn.batch)
      }
    } catch {
      throw RunFailure("\(contender.name) failed while it was timed: \(error)")
    }
  }
}
