import Foundation
import Stopwatch
import XCTest

@testable import Results
@testable import Timing

/// What limits times is said, and nothing else.
final class LatencyTrustTests: XCTestCase {
  private typealias Fixture = LatencyFixture

  func testUndecidedCellsAreCounted() {
    let add = CellID(flow: "add", mode: .withoutDecoding, protocol: .cold, items: 1)
    var outcome = Fixture.outcome([
      Fixture.row("A"), Fixture.row("B", verdict: .undecided), Fixture.row("A", add),
    ])
    let words = "In 1 of 2 cells, a version is undecided after 20 launches."
    says(words + " With --until-decided, bench makes more launches.", outcome)
    outcome.isUntilDecided = true
    says(words, outcome)
    outcome.rows.removeLast(2)
    XCTAssert(!LatencyTrust.sentences(outcome).joined().contains("undecided"))
  }

  func testWhatWasCutShortIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    XCTAssert(!LatencyTrust.sentences(outcome).joined().contains("ended early"))
    outcome.planned = 30
    says("The run ended early, after 20 of 30 launches.", outcome)
    outcome.rows = []
    says(
      "The run ended early, after 20 of 30 launches, which are too few for an interval. "
        + "So there are no times.",
      outcome)
  }

  func testHowManyLayoutsThereWereIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    says(
      "We timed one order of the program's object files. Another order shifts ratios by up to "
        + "0.9 %, so no version is called faster or slower by less than 1 %.", outcome)
    outcome.layouts = 20
    says(
      "We linked the program in 20 orders of its object files, so the intervals include the effect "
        + "of this order.", outcome)
  }

  func testCellsThatCannotBeTrustedAreSaid() {
    let loaded =
      ". These numbers have a *. A version is faster or slower there only if the difference is larger "
      + "than another program may cause, and never the same."
    for (noise, sentence) in [
      (
        [Fixture.noise(control: 1, check: 1.02)],
        "The second control seems faster or slower than the reference, although both are the same "
          + "program. So nothing is decided here: open-list, without decoding, cold, 100000 items."
      ),
      (
        [Fixture.noise(core: .loaded), Fixture.noise()],
        "In 1 of 2 cells, another program used the core in nearly all rounds\(loaded)"
      ),
      (
        [Fixture.noise(core: .unknown)],
        "On this processor we can't find out whether another program used the core\(loaded)"
      ),
    ] {
      says(sentence, Fixture.outcome([Fixture.row("A")], noise: noise))
    }
  }

  func testHowLaunchesFollowOneAnotherIsSaid() {
    let correlates = "The ratios of successive launches have a correlation of "
    var row = Fixture.row("A", reference: "B")
    says(
      correlates + "-0.95 instead of -0.05. They aren't independent, so the intervals are too "
        + "narrow.", Fixture.outcome([row, Fixture.row("B", reference: "B")]))
    row.logRatios = (0..<20).map { sin(Double($0) * 1.5) }
    says(correlates + "0.05; independent launches would have -0.05.", Fixture.outcome([row]))
    row.logRatios = [1, 2, 3]
    let few = LatencyTrust.sentences(Fixture.outcome([row]))
    XCTAssert(!few.contains { $0.hasPrefix(correlates) })
  }

  func testAMachineIsNamedByItsGrade() {
    XCTAssertEqual(
      LatencyTrust.sentences(Fixture.outcome([], grade: .unfit)),
      ["The machine was unfit: so it seemed. Don't conclude anything from these times."])
    XCTAssertEqual(
      LatencyTrust.sentences(Fixture.outcome([], grade: nil)),
      ["We don't know how quiet the machine was: so it seemed."])
  }

  private func says(_ sentence: String, _ outcome: LatencyOutcome, line: UInt = #line) {
    let sentences = LatencyTrust.sentences(outcome)
    XCTAssert(sentences.contains(sentence), "\(sentences)", line: line)
  }
}
