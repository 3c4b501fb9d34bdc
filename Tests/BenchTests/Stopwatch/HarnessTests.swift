import XCTest

@testable import Stopwatch

/// What the harness makes of exact times, in which order it works, and when it ends.
final class HarnessTests: XCTestCase {
  private static let ms: UInt64 = 1_000_000
  private let fakes = FakeContenders()
  private lazy var harness = fakes.harness

  func testTimesAreExactInTheOrderOfTheContendersAndWithoutPreparation() throws {
    fakes.preparation = 123_456
    let rounds = try measure(
      ["a": 10_000, "b": 5_000, "c": 20_000].sorted { $0.key < $1.key }
        .map { fakes.contender($0.key, nanoseconds: $0.value) })
    XCTAssertEqual(rounds.map(\.times), Array(repeating: [10_000, 5_000, 20_000], count: 3))
  }

  /// A run takes longer where a world was prepared just before it.
  func testAWarmBatchIsTimedAsOneAfterARunThatIsNot() throws {
    let cases: [(TimingProtocol, items: Int, time: Double, batch: Int)] = [
      (.cold, 0, 30_000, 1), (.cold, 512, 30_000, 1), (.warm, 0, 10_000, 2),
      (.warm, 512, 10_000, 2), (.warm, 513, 10_000, 1),
    ]
    for (timing, items, time, batch) in cases {
      let cell = CellID(flow: "any", mode: .withoutDecoding, protocol: timing, items: items)
      var (isCold, worlds) = (true, 0)
      let contender = Contender(name: "any") { [clock = fakes.clock] in
        isCold = true
        worlds += 1
        return {
          clock.advance(by: isCold ? 30_000 : 10_000)
          isCold = false
        }
      }
      let rounds = try measure([contender], cell)
      XCTAssertEqual(rounds.map(\.times), Array(repeating: [time], count: 3), "\(cell)")
      XCTAssertEqual(cell.batch, batch)
      XCTAssertEqual(worlds, 4 * (timing == .warm ? batch + 1 : 1), "\(cell)")
    }
  }

  /// The core is given away in the first two turns of the second round.
  func testATurnWithAnotherProcessInItIsTakenAgain() throws {
    var (runs, switches) = (0, 0)
    let contender = Contender(name: "any") { [clock = fakes.clock] in
      {
        runs += 1
        let isDisturbed = runs == 3 || runs == 4
        clock.advance(by: isDisturbed ? 5_000_000 : 10_000)
        switches += isDisturbed ? 1 : 0
      }
    }
    harness.switches = { switches }
    XCTAssertEqual(try measure([contender]).map(\.times), Array(repeating: [10_000], count: 3))
    XCTAssertEqual(runs, 1 + 3 + 2)
  }

  func testATurnThatIsAlwaysDisturbedIsTakenThreeTimesAndItsShortestTimeCounts() throws {
    var (runs, switches) = (0, 0)
    let contender = Contender(name: "any") { [clock = fakes.clock] in
      {
        runs += 1
        clock.advance(by: UInt64(1_000 * (1 + runs % 3)))
      }
    }
    harness.switches = {
      switches += 1
      return switches
    }
    XCTAssertEqual(try measure([contender]).map(\.times), Array(repeating: [1_000], count: 3))
    XCTAssertEqual(runs, 3 * 4)
  }

  /// The first is asked before the warm-up.
  func testARoundKnowsWhatTheProbeGained() throws {
    var asked = 0.0
    harness.gain = {
      asked += 1
      return asked
    }
    let rounds = try measure([fakes.contender("any", nanoseconds: 1)])
    XCTAssertEqual(rounds.map(\.gain), [2, 3, 4])
    XCTAssertEqual(rounds.map(\.isQuiet), [false, true, true])
  }

  func testAClockThatStandsGivesFiniteNumbersAndNothingIsNothing() throws {
    let standing = ["a", "b"].map { fakes.contender($0, nanoseconds: 0) }
    XCTAssertEqual(try measure(standing).map(\.times), Array(repeating: [1, 1], count: 3))
    XCTAssertEqual(try measure([]).map(\.times), [[], [], []])
  }

  func testAFailureNamesItsContender() {
    struct Broken: Error {}
    let failing = [
      Contender(name: "broken") { { throw Broken() } },
      Contender(name: "broken") { throw Broken() },
    ]
    for contender in failing {
      assertThrows(
        "broken failed while it was timed: Broken()",
        try measure([fakes.contender("any", nanoseconds: 1), contender]))
    }
  }

  func testEveryContenderRunsOnceInEveryRoundInAnOrderThatFollowsFromTheSeed() throws {
    let rounds = try orders(seed: 7)
    XCTAssertGreaterThan(rounds.count, 20)
    XCTAssert(rounds.allSatisfy { $0.sorted() == ["ran a", "ran b", "ran c"] })
    XCTAssertEqual(Set(rounds).count, 6)
    XCTAssertEqual(rounds, try orders(seed: 7))
    XCTAssertNotEqual(rounds, try orders(seed: 8))
  }

  func testABatchIsPreparedBeforeAndReleasedAfterItsRuns() throws {
    let cell = CellID(flow: "any", mode: .withoutDecoding, protocol: .warm, items: 0)
    _ = try measure([fakes.contender("a", nanoseconds: 5_000)], cell)
    let batch = ["prepared a", "ran a", "released a"].flatMap { Array(repeating: $0, count: 3) }
    // A round to warm up, and three rounds.
    XCTAssertEqual(fakes.events, (1...4).flatMap { _ in batch })
  }

  /// Every run takes 3 ms with what it needs before and after; a tenth of the budget is for warming up.
  func testTheBudgetIsKeptWithPreparation() throws {
    for (milliseconds, expected) in [(0, 3), (10, 3), (100, 29), (1_234, 369)] {
      let fakes = FakeContenders()
      fakes.preparation = Self.ms / 2
      let rounds = try fakes.harness.measure(
        [fakes.contender("a", nanoseconds: 2 * Self.ms)], in: Self.cell,
        budget: .milliseconds(milliseconds), seed: 1)
      XCTAssertEqual(rounds.count, expected)
      XCTAssert(expected == 3 || fakes.clock.time <= UInt64(milliseconds) * Self.ms)
    }
  }

  private static let cell = CellID(flow: "any", mode: .withoutDecoding, protocol: .cold, items: 0)

  private func measure(_ contenders: [Contender], _ cell: CellID = cell) throws -> [Round] {
    try harness.measure(contenders, in: cell, budget: .zero, seed: 1)
  }

  /// The order of three contenders in each round, warm-up included.
  private func orders(seed: UInt64) throws -> [[String]] {
    let fakes = FakeContenders()
    _ = try fakes.harness.measure(
      ["a", "b", "c"].map { fakes.contender($0, nanoseconds: 2 * Self.ms) }, in: Self.cell,
      budget: .milliseconds(200), seed: seed)
    let runs = fakes.events.filter { $0.hasPrefix("ran") }
    return stride(from: 0, to: runs.count, by: 3).map { Array(runs[$0..<$0 + 3]) }
  }
}
