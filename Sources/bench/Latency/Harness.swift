/// Times several contenders side by side, so that what disturbs the machine disturbs all of them.
///
/// In every round each of them has one turn, in a fresh random order, and they are compared within
/// the round. Worlds are prepared before and released after the part that is timed.
struct Harness {
  var clock: any NanosecondClock = SystemClock()
  /// Asked before every round whether to leave it at what was measured so far.
  var shouldStop: () -> Bool = { Interrupt.isRequested }

  /// How long a batch should take, so that reading the clock (some 20 ns) doesn't show.
  private static let batchNanoseconds = 100_000.0
  /// How many worlds may be alive at once.
  private static let largestBatch = 128
  private static let warmUpRounds = 2
  private static let leastRounds = 3

  /// Measures all of them until the budget, which covers all that happens here, is used up.
  ///
  /// The first one is the reference. There are at least three rounds, even if they take longer;
  /// if the person stops the run before the third, there is no result.
  func measure(
    _ contenders: [Contender], budget: Duration, seed: UInt64
  ) throws(RunFailure) -> [Timing] {
    guard let reference = contenders.first else { return [] }
    let end = clock.now() + UInt64(max(0, budget / .nanoseconds(1)))
    var generator = SplitMix64(seed: seed)
    let batch = try batchSize(for: reference)
    for _ in 0..<Self.warmUpRounds where !shouldStop() {
      _ = try round(of: contenders, batch: batch, &generator)
    }

    var rounds: [[Double]] = []
    var longest: UInt64 = 0
    while !shouldStop(), rounds.count < Self.leastRounds || clock.now() + longest < end {
      let start = clock.now()
      rounds.append(try round(of: contenders, batch: batch, &generator))
      longest = max(longest, clock.now() - start)
    }
    guard rounds.count >= Self.leastRounds else { return [] }
    return contenders.indices.map { index in
      Timing(
        name: contenders[index].name, times: rounds.map { $0[index] },
        reference: rounds.map { $0[0] }, batch: batch)
    }
  }

  /// The time of each contender, in their order, however they were shuffled.
  private func round(
    of contenders: [Contender], batch: Int, _ generator: inout SplitMix64
  ) throws(RunFailure) -> [Double] {
    var times = contenders.map { _ in 0.0 }
    for index in contenders.indices.shuffled(using: &generator) {
      times[index] = try time(contenders[index], batch: batch)
    }
    return times
  }

  /// How many runs of the reference fill a batch, by the fastest of a few.
  private func batchSize(for reference: Contender) throws(RunFailure) -> Int {
    var fastest = Double.infinity
    for _ in 0..<5 {
      fastest = min(fastest, try time(reference, batch: 1))
      // Nothing is learnt from more when even a cold run is that long.
      if fastest > 10 * Self.batchNanoseconds { break }
    }
    let size = (Self.batchNanoseconds / fastest).rounded()
    return Int(min(max(size, 1), Double(Self.largestBatch)))
  }

  /// Nanoseconds for one run, by a batch of worlds which all exist from before until after.
  private func time(_ contender: Contender, batch: Int) throws(RunFailure) -> Double {
    do {
      let trials = try (0..<batch).map { _ in try contender.makeTrial() }
      let start = clock.now()
      for trial in trials { try trial.run() }
      let end = clock.now()
      // A clock too coarse to see the batch must not make a ratio infinite.
      return withExtendedLifetime(trials) { Double(max(end - start, 1)) / Double(batch) }
    } catch {
      throw RunFailure("\(contender.name) failed while it was timed: \(error)")
    }
  }
}
