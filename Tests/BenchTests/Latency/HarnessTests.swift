import Testing

@testable import bench

/// What the harness makes of exact times.
struct HarnessTests {
  let fakes = FakeContenders()
  var harness: Harness { Harness(clock: fakes.clock) }

  @Test func timesAreExactAndInTheOrderOfTheContenders() throws {
    let rounds = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 10_000),
        fakes.contender("half", nanoseconds: 5_000),
        fakes.contender("double", nanoseconds: 20_000),
      ], budget: .zero, seed: 1)
    #expect(rounds == Array(repeating: [10_000, 5_000, 20_000], count: 3))
  }

  @Test func preparationAndReleaseAreNotTimed() throws {
    fakes.preparation = 123_456
    let rounds = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 50_000),
        fakes.contender("other", nanoseconds: 75_000),
      ],
      budget: .zero, seed: 1)
    #expect(rounds == Array(repeating: [50_000, 75_000], count: 3))
  }

  @Test(arguments: [(100, 128), (1_000, 50), (20_000, 3), (49_000, 1), (5_000_000, 1)])
  func aBatchTakesAboutATwentiethOfAMillisecond(nanoseconds: Int, batch: Int) throws {
    #expect(try self.batch(nanoseconds, preparation: 0, budget: .milliseconds(2)) == batch)
  }

  /// A turn takes 1 ms and the flow's time; 15 rounds of two contenders should fit.
  @Test(arguments: [(300, 10), (150, 5), (1_200, 39), (10_000, 50), (0, 10)])
  func aBatchIsShorterWhereWorldsAreDear(milliseconds: Int, batch: Int) throws {
    let size = try self.batch(
      1_000, preparation: 499_500, budget: .milliseconds(milliseconds), isPaired: true)
    // Never so short that the clock shows.
    #expect(size == max(batch, 10))
  }

  @Test func aColdFirstRunDoesNotShrinkTheBatch() throws {
    _ = try harness.measure(
      [fakes.contender("reference", nanoseconds: 300_000, 10_000)], budget: .milliseconds(10),
      seed: 1)
    #expect(fakes.lastBatch == 5 + 1)
  }

  /// A run takes longer where a world was prepared just before it.
  @Test(arguments: [(30_000, 10_000, 10_000), (300_000, 200_000, 300_000)])
  func shortRunsAreTimedWarm(cold: UInt64, warm: UInt64, expected: Double) throws {
    var isCold = true
    let contender = Contender(name: "any") { [clock = fakes.clock] in
      isCold = true
      return FakeTrial {
        clock.advance(by: isCold ? cold : warm)
        isCold = false
      }
    }
    let rounds = try harness.measure([contender], budget: .zero, seed: 1)
    #expect(rounds == Array(repeating: [expected], count: 3))
  }

  @Test func aClockThatStandsGivesFiniteNumbers() throws {
    let rounds = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 0),
        fakes.contender("other", nanoseconds: 0),
      ], budget: .zero, seed: 1)
    #expect(rounds.count == 3)
    #expect(rounds.joined().allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test func nothingToMeasureIsNothing() throws {
    #expect(try harness.measure([], budget: .seconds(1), seed: 1) == [])
  }

  @Test func aFailingRunNamesItsContender() {
    struct Broken: Error {}
    let broken = Contender(name: "broken") { FakeTrial { throw Broken() } }
    #expect(throws: RunFailure("broken failed while it was timed: Broken()")) {
      try harness.measure(
        [fakes.contender("reference", nanoseconds: 1), broken], budget: .zero, seed: 1)
    }
  }

  @Test func aFailingPreparationNamesItsContender() {
    struct Broken: Error {}
    let failure = RunFailure("broken failed while it was timed: Broken()")
    #expect(throws: failure) {
      try harness.measure([Contender(name: "broken") { throw Broken() }], budget: .zero, seed: 1)
    }
  }

  /// How many runs of the last contender were timed together; one more came before short ones.
  private func batch(
    _ nanoseconds: Int, preparation: UInt64, budget: Duration, isPaired: Bool = false
  ) throws -> Int {
    fakes.preparation = preparation
    let names = isPaired ? ["reference", "other"] : ["reference"]
    _ = try harness.measure(
      names.map { fakes.contender($0, nanoseconds: UInt64(nanoseconds)) }, budget: budget, seed: 1)
    return fakes.lastBatch - (nanoseconds <= 100_000 ? 1 : 0)
  }
}
