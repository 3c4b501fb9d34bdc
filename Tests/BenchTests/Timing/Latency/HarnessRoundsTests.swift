import Testing

@testable import Stopwatch
@testable import bench

/// In which order the harness works, and when it ends.
struct HarnessRoundsTests {
  static let ms: UInt64 = 1_000_000
  let fakes = FakeContenders()
  var harness: Harness { fakes.harness }

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
    _ = try harness.measure(
      [fakes.contender("a", nanoseconds: 5_000)], in: HarnessTests.again, budget: .zero, seed: 1)
    let batch: [FakeContenders.Event] = [
      .prepared("a"), .prepared("a"), .prepared("a"), .ran("a"), .ran("a"), .ran("a"),
      .released("a"), .released("a"), .released("a"),
    ]
    #expect(Array(fakes.events.suffix(batch.count)) == batch)
    // A round to warm up, and three rounds.
    #expect(fakes.events.count == 4 * batch.count)
  }

  /// Every run takes 3 ms with what it needs before and after; a tenth of the budget is for warming up.
  @Test(arguments: [(0, 3), (10, 3), (100, 29), (1_234, 369)])
  func theBudgetIsKeptWithPreparation(milliseconds: Int, expected: Int) throws {
    fakes.preparation = Self.ms / 2
    let contender = fakes.contender("a", nanoseconds: 2 * Self.ms)
    let rounds = try harness.measure(
      [contender], in: HarnessTests.first, budget: .milliseconds(milliseconds), seed: 1)
    #expect(rounds.count == expected)
    #expect(expected == 3 || fakes.clock.time <= UInt64(milliseconds) * Self.ms)
  }

  /// The order of the contenders in each round, warm-up included.
  private func rounds(seed: UInt64) throws -> [[String]] {
    let contenders = ["a", "b", "c"].map { fakes.contender($0, nanoseconds: 2 * Self.ms) }
    let earlier = fakes.runs.count
    _ = try harness.measure(
      contenders, in: HarnessTests.first, budget: .milliseconds(200), seed: seed)
    let runs = Array(fakes.runs.dropFirst(earlier))
    return stride(from: 0, to: runs.count, by: 3).map { Array(runs[$0..<min($0 + 3, runs.count)]) }
  }
}
