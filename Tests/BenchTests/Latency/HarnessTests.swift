import Testing

@testable import bench

/// What the harness makes of exact times.
struct HarnessTests {
  let fakes = FakeContenders()
  var harness: Harness { Harness(clock: fakes.clock) { false } }

  @Test func timesAndRatiosAreExact() throws {
    let results = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 10_000),
        fakes.contender("half", nanoseconds: 5_000),
        fakes.contender("double", nanoseconds: 20_000),
      ], budget: .zero, seed: 1)
    #expect(results.map(\.name) == ["reference", "half", "double"])
    #expect(results.map(\.ns) == [10_000, 5_000, 20_000])
    #expect(results.map(\.nsLow) == [10_000, 5_000, 20_000])
    #expect(results.map(\.nsHigh) == [10_000, 5_000, 20_000])
    #expect(results.map(\.ratio) == [1, 0.5, 2])
    #expect(results.map(\.rounds) == [3, 3, 3])
    #expect(results.map(\.batch) == [10, 10, 10])
  }

  @Test func preparationAndReleaseAreNotTimed() throws {
    fakes.preparation = 123_456
    let results = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 50_000),
        fakes.contender("other", nanoseconds: 75_000),
      ],
      budget: .zero, seed: 1)
    #expect(results.map(\.ns) == [50_000, 75_000])
    #expect(results.map(\.ratio) == [1, 1.5])
  }

  /// The medians are 4 and 6 ms, but most rounds saw a ratio of 3.
  @Test func ratiosAreTakenWithinARound() throws {
    let ms: UInt64 = 1_000_000
    let reference = fakes.contender(
      "reference", nanoseconds: 9 * ms, 9 * ms, 9 * ms, 2 * ms, 4 * ms, 6 * ms)
    let other = fakes.contender("other", nanoseconds: 9 * ms, 9 * ms, 6 * ms, 12 * ms, 3 * ms)
    let results = try harness.measure([reference, other], budget: .zero, seed: 1)
    #expect(results.map(\.ns) == [4_000_000, 6_000_000])
    #expect(results.map(\.ratio) == [1, 3])
    #expect(results[1].nsLow == 3_600_000)
    #expect(results[1].nsHigh == 10_800_000)
  }

  @Test(arguments: [(100, 128), (1_000, 100), (30_000, 3), (99_000, 1), (5_000_000, 1)])
  func aBatchTakesAboutATenthOfAMillisecond(nanoseconds: Int, batch: Int) throws {
    let contender = fakes.contender("reference", nanoseconds: UInt64(nanoseconds))
    let results = try harness.measure([contender], budget: .zero, seed: 1)
    #expect(results.map(\.batch) == [batch])
    #expect(results.map(\.ns) == [Double(nanoseconds)])
  }

  @Test func aColdFirstRunDoesNotShrinkTheBatch() throws {
    let contender = fakes.contender("reference", nanoseconds: 300_000, 10_000)
    #expect(try harness.measure([contender], budget: .zero, seed: 1).map(\.batch) == [10])
  }

  @Test func aClockThatStandsGivesFiniteNumbers() throws {
    let results = try harness.measure(
      [
        fakes.contender("reference", nanoseconds: 0),
        fakes.contender("other", nanoseconds: 0),
      ], budget: .zero,
      seed: 1)
    #expect(results.map(\.ratio) == [1, 1])
    #expect(results.allSatisfy { $0.ns > 0 && $0.ns < 1 })
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
}
