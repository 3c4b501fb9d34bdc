import FakeWorld
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
        Fixture.row("C", verdict: .undecided, more: 7),
        Fixture.row("A", other), Fixture.row("B", other, ratio: 0.75, verdict: .faster),
        Fixture.row("C", other, ratio: 1.5, verdict: .slower),
        Fixture.row("C", wire, ratio: 9, verdict: .slower),
      ]).first
        == "Next to A, in typed mode, over 2 cells, each verdict by a 99 % interval of its own: B is "
        + "faster in 2 (×0.50 to ×0.75); C is slower in 1 (×1.50), undecided in 1. More launches would "
        + "decide: --until-decided.")
  }

  @Test func allDecidedNeedsNoAdvice() {
    #expect(
      sentences([Fixture.row("A"), Fixture.row("B")]).first
        == "Next to A, in typed mode, over one cell, each verdict by a 99 % interval of its own: B is "
        + "the same in 1.")
  }

  @Test func onlyLaunchesThatWouldHelpAreAdvised() {
    let rows = [Fixture.row("A"), Fixture.row("B", verdict: .undecided)]
    #expect(!sentences(rows).joined().contains("--until-decided"))
    var outcome = Fixture.outcome([
      Fixture.row("A"), Fixture.row("B", verdict: .undecided, more: 7),
    ])
    #expect(sentences(outcome).joined().contains("--until-decided"))
    outcome.isUntilDecided = true
    #expect(!sentences(outcome).joined().contains("--until-decided"))
    #expect(sentences(outcome).contains("Stopped after 20 launches with one cell undecided."))
  }

  @Test func whatWasCutShortIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    outcome.planned = 20
    #expect(!sentences(outcome).joined().contains("Stopped"))
    outcome.planned = 30
    #expect(sentences(outcome).contains("Stopped after 20 of 30 launches."))
    outcome = Fixture.outcome([])
    outcome.planned = 30
    #expect(
      sentences(outcome).contains(
        "Stopped after 20 of 30 launches, too few for an interval, so there are no times."))
  }

  @Test func cellsWithoutTrustAreNamed() {
    let outcome = Fixture.outcome([Fixture.row("A")])
    let refuted = NoiseRow(
      Fixture.cell, floor: 0.01, control: Interval(exactly: 1), check: Interval(exactly: 1.02))
    let changed = LatencyOutcome(
      rows: outcome.rows, growth: [], noise: [refuted], machine: outcome.machine, seed: 1,
      launches: 20, planned: 20, isUntilDecided: false)
    #expect(
      sentences(changed).contains(
        "The second control, which is the reference itself, seems faster or slower than it, so that "
          + "nothing is decided there: open-list, typed, 100000 items."))
  }

  @Test func noGradeIsSaidToo() {
    #expect(
      sentences(Fixture.outcome([], grade: nil)) == [
        "How quiet the machine was isn't known: so it seemed."
      ])
  }

  @Test func theMostThatIsFeltIsSaid() {
    let uncertain = LatencyRow(
      architecture: "C", wire, launches: 20, rounds: 30, ns: 1, nsLow: 1, nsHigh: 1,
      ratio: Interval(exactly: 1), verdict: .same, moreLaunches: nil,
      overDirect: Interval(estimate: 50_000, low: -1, high: 100_000))
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
      Fixture.growth("A"), Fixture.growth("B", fits: false), Fixture.growth("C", slope: 0.892),
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
    sentences(Fixture.outcome(rows))
  }

  private func sentences(_ outcome: LatencyOutcome) -> [String] {
    Findings.sentences(calls: [], latency: outcome, lines: [], reference: "A")
  }
}
