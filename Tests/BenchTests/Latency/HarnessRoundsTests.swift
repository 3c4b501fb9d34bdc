import Testing

@testable import bench

/// In which order the harness works, and when it ends.
struct HarnessRoundsTests {
  static let ms: UInt64 = 1_000_000
  let fakes = FakeContenders()

  @Test func everyContenderRunsOnceInEveryRoundInRandomOrder() throws {
    let rounds = try rounds(seed: 7)
    #expect(rounds.count > 20)
    #expect(rounds.allSatisfy { $0.sorted() == ["a", "b", "c"] })
    #expect(Set(rounds).count == 6)
  }

  @Test func theOrderFollowsFromTheSeed() throws {
    #expect(try rounds(seed: 7) == HarnessRoundsTests().rounds(seed: 7))
    #expect(try rounds(seed: 7) != HarnessRoundsTests().rounds(seed: 8))
  }

  @Test func aBatchIsPreparedBeforeAndReleasedAfterItsRuns() throws {
    _ = try harness().measure(
      [fakes.contender("a", nanoseconds: 50_000)], budget: .zero, seed: 1)
    let batch: [FakeContenders.Event] = [
      .prepared("a"), .prepared("a"), .ran("a"), .ran("a"), .released("a"), .released("a"),
    ]
    #expect(Array(fakes.events.suffix(batch.count)) == batch)
    #expect(fakes.events.count == 5 * 3 + 5 * batch.count)
  }

  @Test(arguments: [0, 10, 11, 100, 1_234])
  func theBudgetIsKeptWithPreparation(milliseconds: Int) throws {
    fakes.preparation = Self.ms / 2
    let contender = fakes.contender("a", nanoseconds: 2 * Self.ms)
    let results = try harness().measure([contender], budget: .milliseconds(milliseconds), seed: 1)
    // Every run takes 3 ms with what it needs before and after; three come before the first round.
    let rounds = max(3, (milliseconds - 1) / 3 - 3)
    #expect(results.map(\.rounds) == [rounds])
    #expect(fakes.clock.time == UInt64(rounds + 3) * 3 * Self.ms)
  }

  @Test func anInterruptedMeasurementKeepsItsRounds() throws {
    let results = try harness(stopsAfter: 10).measure(
      [fakes.contender("a", nanoseconds: 2 * Self.ms)], budget: .seconds(60), seed: 1)
    #expect(results.map(\.rounds) == [8])
  }

  @Test(arguments: [0, 1, 2, 4])
  func anInterruptionBeforeTheThirdRoundLeavesNothing(questions: Int) throws {
    let results = try harness(stopsAfter: questions).measure(
      [fakes.contender("a", nanoseconds: 2 * Self.ms)], budget: .seconds(60), seed: 1)
    #expect(results == [])
  }

  private func harness(stopsAfter questions: Int = .max) -> Harness {
    var asked = 0
    return Harness(clock: fakes.clock) {
      asked += 1
      return asked > questions
    }
  }

  /// The order of the contenders in each round, warm-up included and calibration left out.
  private func rounds(seed: UInt64) throws -> [[String]] {
    let contenders = ["a", "b", "c"].map { fakes.contender($0, nanoseconds: 2 * Self.ms) }
    let earlier = fakes.runs.count
    _ = try harness().measure(contenders, budget: .milliseconds(200), seed: seed)
    let runs = Array(fakes.runs.dropFirst(earlier + 1))
    return stride(from: 0, to: runs.count, by: 3).map { Array(runs[$0..<min($0 + 3, runs.count)]) }
  }
}
