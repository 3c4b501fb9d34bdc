import Testing

@testable import Stopwatch
@testable import bench

/// What the harness makes of exact times.
struct HarnessTests {
  let fakes = FakeContenders()
  var harness: Harness { fakes.harness }

  @Test func timesAreExactAndInTheOrderOfTheContenders() throws {
    let rounds = try measure(
      [
        fakes.contender("reference", nanoseconds: 10_000),
        fakes.contender("half", nanoseconds: 5_000),
        fakes.contender("double", nanoseconds: 20_000),
      ])
    #expect(rounds.map(\.times) == Array(repeating: [10_000, 5_000, 20_000], count: 3))
  }

  @Test func preparationAndReleaseAreNotTimed() throws {
    fakes.preparation = 123_456
    let rounds = try measure(
      [
        fakes.contender("reference", nanoseconds: 50_000),
        fakes.contender("other", nanoseconds: 75_000),
      ])
    #expect(rounds.map(\.times) == Array(repeating: [50_000, 75_000], count: 3))
  }

  /// A run takes longer where a world was prepared just before it.
  @Test(
    arguments: [(first, 30_000, 1), (again, 10_000, 2), (again(items: 513), 10_000, 1)]
      as [(CellID, Double, Int)])
  func aWarmBatchIsTimedAsOneAfterARunThatIsNot(
    cell: CellID, expected: Double, batch: Int
  ) throws {
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
    #expect(rounds.map(\.times) == Array(repeating: [expected], count: 3))
    #expect(cell.batch == batch && worlds == 4 * (cell.protocol == .again ? batch + 1 : 1))
  }

  /// The core is given away in the first two turns of the second round.
  @Test func aTurnWithAnotherProcessInItIsTakenAgain() throws {
    var (runs, switches) = (0, 0)
    let contender = Contender(name: "any") { [clock = fakes.clock] in
      {
        runs += 1
        let isDisturbed = runs == 3 || runs == 4
        clock.advance(by: isDisturbed ? 5_000_000 : 10_000)
        switches += isDisturbed ? 1 : 0
      }
    }
    var harness = harness
    harness.switches = { switches }
    let rounds = try harness.measure([contender], in: Self.first, budget: .zero, seed: 1)
    #expect(rounds.map(\.times) == Array(repeating: [10_000], count: 3))
    #expect(runs == 1 + 3 + 2)
  }

  @Test func aTurnThatIsAlwaysDisturbedIsTakenThreeTimes() throws {
    var (runs, switches) = (0, 0)
    let contender = Contender(name: "any") { [clock = fakes.clock] in
      {
        runs += 1
        clock.advance(by: UInt64(1_000 * (1 + runs % 3)))
      }
    }
    var harness = harness
    harness.switches = {
      switches += 1
      return switches
    }
    let rounds = try harness.measure([contender], in: Self.first, budget: .zero, seed: 1)
    #expect(rounds.map(\.times) == Array(repeating: [1_000], count: 3))
    #expect(runs == 3 * 4)
  }

  @Test func aRoundKnowsWhatTheProbeGained() throws {
    var asked = 0
    var harness = harness
    harness.gain = {
      asked += 1
      return Double(asked)
    }
    let rounds = try harness.measure(
      [fakes.contender("any", nanoseconds: 1)], in: Self.first, budget: .zero, seed: 1)
    // The first is asked before the warm-up.
    #expect(rounds.map(\.gain) == [2, 3, 4] && rounds.map(\.isQuiet) == [false, true, true])
  }

  @Test func aClockThatStandsGivesFiniteNumbers() throws {
    let rounds = try measure(
      [
        fakes.contender("reference", nanoseconds: 0),
        fakes.contender("other", nanoseconds: 0),
      ])
    #expect(rounds.count == 3)
    #expect(rounds.flatMap(\.times).allSatisfy { $0 == 1 })
  }

  @Test func nothingToMeasureIsNothing() throws {
    #expect(try measure([]).allSatisfy(\.times.isEmpty))
  }

  @Test func aFailingRunNamesItsContender() {
    struct Broken: Error {}
    let broken = Contender(name: "broken") { { throw Broken() } }
    #expect(throws: FlowFailure("broken failed while it was timed: Broken()")) {
      try measure([fakes.contender("reference", nanoseconds: 1), broken])
    }
  }

  @Test func aFailingPreparationNamesItsContender() {
    struct Broken: Error {}
    let failure = FlowFailure("broken failed while it was timed: Broken()")
    #expect(throws: failure) {
      try measure([Contender(name: "broken") { throw Broken() }])
    }
  }

  static let first = CellID(flow: "any", mode: .typed, protocol: .first, items: 0)
  static let again = again(items: 0)

  private static func again(items: Int) -> CellID {
    CellID(flow: "any", mode: .typed, protocol: .again, items: items)
  }

  private func measure(
    _ contenders: [Contender], _ cell: CellID = first
  ) throws -> [Round] {
    try harness.measure(contenders, in: cell, budget: .zero, seed: 1)
  }
}
