import Testing

@testable import bench

/// Sentences must say what the numbers do, and no more.
struct FindingsTests {
  private typealias Fixture = LatencyFixture
  private let wire = CellID(flow: "add", mode: .wire, items: 8)

  @Test func saysNothingWithoutNumbers() {
    #expect(Findings.sentences(calls: [], latency: nil, lines: [], reference: "A").isEmpty)
  }

  @Test func countsTheVerdictsOfTypedMode() {
    let other = CellID(flow: "add", mode: .typed, items: 8)
    #expect(
      sentences([
        Fixture.row("A"), Fixture.row("B", ratio: 0.5, verdict: .faster),
        Fixture.row("C", verdict: .undecided),
        Fixture.row("A", other), Fixture.row("B", other, ratio: 0.75, verdict: .faster),
        Fixture.row("C", other, ratio: 1.5, verdict: .slower),
        Fixture.row("C", wire, ratio: 9, verdict: .slower),
      ]).first
        == "Next to A, in typed mode, with 99 % confidence in each of 2 cells: B is faster in 2 "
        + "(×0.50 to ×0.75); C is slower in 1 (×1.50), undecided in 1. More launches would decide: "
        + "--until-decided.")
  }

  @Test func allDecidedNeedsNoAdvice() {
    #expect(
      sentences([Fixture.row("A"), Fixture.row("B")]).first
        == "Next to A, in typed mode, with 99 % confidence in each verdict: B is the same in 1.")
  }

  @Test func theMostThatIsFeltIsSaid() {
    let uncertain = LatencyRow(
      architecture: "C", wire, launches: 20, rounds: 30, ns: 1, nsLow: 1, nsHigh: 1,
      ratio: Interval(exactly: 1), verdict: .same, moreLaunches: nil,
      overFloor: Interval(estimate: 50_000, low: -1, high: 100_000))
    let found = sentences([
      Fixture.row("A", wire, over: 5_000), Fixture.row("B", wire, over: 20_000),
      uncertain,
      Fixture.row("Direct", wire, over: 90_000),
    ])
    #expect(
      found.first == "In wire mode, the most that a version takes over Direct is 20.0 µs "
        + "(B, add, 8 items): 0.24 % of a frame at 120 Hz, 0.020 % of a reply in 100 ms.")
  }

  @Test func aDifferenceThatMayBeNoneIsNotSaid() {
    let found = sentences([Fixture.row("A", wire, over: 900), Fixture.row("B", wire, over: nil)])
    #expect(found == ["The machine was quiet: so it seemed."])
  }

  @Test func growthIsSaidAsFarAsItFits() {
    let growth = [
      Fixture.growth("A"), Fixture.growth("B", fits: false), Fixture.growth("C", slope: 0.9),
    ]
    let outcome = Fixture.outcome([], growth: growth, grade: .unfit)
    #expect(
      Findings.sentences(calls: [], latency: outcome, isGrowth: true, lines: [], reference: "A")
        == [
          "In typed mode, an item more costs 12.3 ns, by version and flow. A fixed and a per-item "
            + "cost don't describe 1 of 3 growths. Between 512 and 100 000 items no time grows with a "
            + "power above 0.91.",
          "The machine was unfit: so it seemed. Don't judge by these times.",
        ])
  }

  private func sentences(_ rows: [LatencyRow]) -> [String] {
    Findings.sentences(
      calls: [], latency: Fixture.outcome(rows), lines: [], reference: "A")
  }
}
