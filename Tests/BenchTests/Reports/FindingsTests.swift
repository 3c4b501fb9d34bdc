import FakeWorld
import Testing

@testable import bench

/// Sentences must say what the numbers do, and no more.
struct FindingsTests {
  private typealias Fixture = LatencyFixture
  private let wire = CellID(flow: "add", mode: .wire, protocol: .first, items: 8)

  @Test func saysNothingWithoutNumbers() {
    #expect(Findings.sentences(calls: [], latency: nil, lines: [], reference: "A").isEmpty)
  }

  /// A cell is one however many protocols it has, and the range is that of all intervals.
  @Test func countsTheVerdictsOfTypedMode() {
    let cells = [TimingProtocol.first, .again].map {
      CellID(flow: "add", mode: .typed, protocol: $0, items: 8)
    }
    let rows = cells.flatMap { cell in
      [
        Fixture.row("A", cell), Fixture.row("B", cell, ratio: 0.51, verdict: .faster),
        Fixture.row("C", cell, ratio: 1.6, verdict: .slower),
      ]
    }
    #expect(
      sentences(
        rows + [
          Fixture.row("B", ratio: 0.75, verdict: .faster), Fixture.row("C", verdict: .undecided),
          Fixture.row("C", wire, ratio: 9, verdict: .slower),
        ]
      ).first
        == "Next to A, in typed mode, first and again, by 99 % intervals: B is faster in 2 (×0.50 to "
        + "×0.76 over all); C is slower in 1, undecided in 1 (×0.99 to ×1.62 over all). More launches "
        + "may decide: --until-decided.")
  }

  @Test func allDecidedNeedsNoAdvice() {
    #expect(
      sentences([Fixture.row("A"), Fixture.row("B")]).first
        == "Next to A, in typed mode, first and again, by 99 % intervals: B is the same in 1 (×0.99 to "
        + "×1.01 over all).")
    var outcome = Fixture.outcome([Fixture.row("A"), Fixture.row("B", verdict: .undecided)])
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
    let outcome = Fixture.outcome(
      [Fixture.row("A")], noise: [Fixture.noise(control: 1, check: 1.02)])
    #expect(
      sentences(outcome).contains(
        "The second control, which is the reference itself, seems faster or slower than it, so that "
          + "nothing is decided there: open-list, typed, first time, 100000 items."))
  }

  @Test func howManyLayoutsThereWereIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    #expect(sentences(outcome).contains { $0.hasPrefix("One layout of the program was timed") })
    outcome.layouts = 20
    #expect(sentences(outcome).contains { $0.hasSuffix("ran 20 orders of its objects.") })
  }

  @Test func aRunWithoutAQuietEndSaysSo() {
    let outcome = Fixture.outcome(
      [Fixture.row("A")], noise: [Fixture.noise(quietNs: nil), Fixture.noise()])
    #expect(
      sentences(outcome).contains(
        "In 1 of 2 cells another hardware thread used the core in nearly all rounds: they have no "
          + "quiet end, and their intervals allow for a load of 1.7 times the time."))
  }

  @Test func noGradeIsSaidToo() {
    #expect(
      sentences(Fixture.outcome([], grade: nil)) == [
        "How quiet the machine was isn't known: so it seemed."
      ])
  }

  /// By the upper end of the interval, whether or not that surely is more than nothing.
  @Test func theMostThatMayBeFeltIsSaid() {
    var uncertain = Fixture.row("C", wire, over: 10_000)
    (uncertain.overDirectNsLow, uncertain.overDirectNsHigh) = (-1, 50_000)
    let found = sentences([
      Fixture.row("A", wire, over: 5_000), Fixture.row("B", wire, over: 20_000),
      uncertain,
      Fixture.row("Direct", wire, over: 90_000),
    ])
    #expect(
      found.first
        == "In wire mode, no version takes more than 50.0 µs over Direct (C, add, 8 items, "
        + "by the upper end of its interval): 0.60 % of a frame at 120 Hz, 0.050 % of a reply in 100 ms."
    )
  }

  @Test func withoutDirectNothingIsFelt() {
    let found = sentences([Fixture.row("A", wire, over: nil)])
    #expect(!found.joined().contains("over Direct"))
  }

  /// The range is of all that fit, by their limits, and what doesn't fit is named.
  @Test func growthIsSaidAsFarAsItFits() {
    let growth = [
      Fixture.growth("A"), Fixture.growth("B", fits: false), Fixture.growth("C", slope: 0.892),
    ]
    let outcome = Fixture.outcome([], growth: growth, grade: .unfit)
    #expect(
      Findings.sentences(calls: [], latency: outcome, isGrowth: true, lines: [], reference: "A")
        == [
          "In typed mode, an item more costs -100 ns to 100 ns, by version and flow and within 99 % "
            + "intervals; left out are 1 of 3 growths that a fixed and a per-item cost don't describe. "
            + "Between 512 and 100 000 items no time grows with a power above 0.91.",
          "The machine was unfit: so it seemed. Don't judge by these times.",
        ])
  }

  @Test func noGrowthThatFitsIsSaidToo() {
    let outcome = Fixture.outcome([], growth: [Fixture.growth("B", fits: false)])
    #expect(
      sentences(outcome).first == "A fixed and a per-item cost describe none of 1 growths.")
  }

  private func sentences(_ rows: [LatencyRow]) -> [String] {
    sentences(Fixture.outcome(rows))
  }

  private func sentences(_ outcome: LatencyOutcome) -> [String] {
    Findings.sentences(calls: [], latency: outcome, lines: [], reference: "A")
  }
}
