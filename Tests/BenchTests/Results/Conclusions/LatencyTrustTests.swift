import FakeWorld
import Foundation
import Testing

@testable import bench

/// What limits times is said, and nothing else.
struct LatencyTrustTests {
  private typealias Fixture = LatencyFixture

  @Test func undecidedCellsAreCounted() {
    let add = CellID(flow: "add", mode: .typed, protocol: .first, items: 1)
    var outcome = Fixture.outcome([
      Fixture.row("A"), Fixture.row("B", verdict: .undecided), Fixture.row("A", add),
    ])
    let words = "Undecided after 20 launches: some version in 1 of 2 cells."
    #expect(sentences(outcome).contains(words + " More launches may decide: --until-decided."))
    outcome.isUntilDecided = true
    #expect(sentences(outcome).contains(words))
    outcome.rows.removeLast(2)
    #expect(!sentences(outcome).joined().contains("Undecided"))
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

  @Test func cellsOfASharedCoreAreCounted() {
    let outcome = Fixture.outcome(
      [Fixture.row("A")], noise: [Fixture.noise(core: .loaded), Fixture.noise()])
    #expect(
      sentences(outcome).contains(
        "In 1 of 2 cells another hardware thread used the core in nearly all rounds, marked *: slower "
          + "is there what stays so after all that a neighbour has been seen to do is taken off, and "
          + "nothing is the same."))
  }

  @Test func aProcessorThatDoesNotTellIsSaid() {
    let outcome = Fixture.outcome([Fixture.row("A")], noise: [Fixture.noise(core: .unknown)])
    #expect(
      sentences(outcome).contains {
        $0.hasPrefix(
          "On this processor it can't be told whether another hardware thread used the core")
      })
  }

  @Test(arguments: [
    (
      false,
      "correlates with the next one's by -0.95, independent ones by -0.05: the launches aren't"
    ),
    (true, "correlates with the next one's by 0.05, independent ones by -0.05."),
  ])
  func howLaunchesFollowOneAnotherIsSaid(isMixed: Bool, words: String) {
    var row = Fixture.row("A", reference: "B")
    if isMixed { row.logRatios = (0..<20).map { sin(Double($0) * 1.5) } }
    let sentence = sentences(Fixture.outcome([row, Fixture.row("B", reference: "B")]))
      .first { $0.contains("correlates") }
    #expect(sentence?.contains(words) == true, "\(sentence ?? "")")
    row.logRatios = [1, 2, 3]
    #expect(!sentences(Fixture.outcome([row])).contains { $0.contains("correlates") })
  }

  @Test func anUnfitMachineIsNoJudge() {
    #expect(
      sentences(Fixture.outcome([], grade: .unfit))
        == ["The machine was unfit: so it seemed. Don't judge by these times."])
  }

  @Test func noGradeIsSaidToo() {
    #expect(
      sentences(Fixture.outcome([], grade: nil)) == [
        "How quiet the machine was isn't known: so it seemed."
      ])
  }

  private func sentences(_ outcome: LatencyOutcome) -> [String] {
    LatencyTrust.sentences(outcome)
  }
}
