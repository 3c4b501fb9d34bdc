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
    let words = "Undecided after 20 launches: some version in 1 of 2 cells."
    says(words + " More launches may decide: --until-decided.", outcome)
    outcome.isUntilDecided = true
    says(words, outcome)
    outcome.rows.removeLast(2)
    XCTAssert(!LatencyTrust.sentences(outcome).joined().contains("Undecided"))
  }

  func testWhatWasCutShortIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    XCTAssert(!LatencyTrust.sentences(outcome).joined().contains("Stopped"))
    outcome.planned = 30
    says("Stopped, by somebody or since the time was up, after 20 of 30 launches.", outcome)
    outcome.rows = []
    says(
      "Stopped, by somebody or since the time was up, after 20 of 30 launches, too few for an interval, so there are no times.",
      outcome)
  }

  func testHowManyLayoutsThereWereIsSaid() {
    var outcome = Fixture.outcome([Fixture.row("A")])
    says(
      "One layout of the program was timed; another shifts ratios by up to 0.9 %, so that up to 1 % "
        + "nothing is called faster or slower.", outcome)
    outcome.layouts = 20
    says(
      "The intervals hold what the layout of the program does: the launches ran 20 orders of its "
        + "objects.", outcome)
  }

  func testCellsThatCannotBeTrustedAreSaid() {
    let loaded =
      ", marked *: slower is there what stays so after all that a neighbour has been seen to do is "
      + "taken off, and nothing is the same."
    for (noise, sentence) in [
      (
        [Fixture.noise(control: 1, check: 1.02)],
        "The second control, which is the reference itself, seems faster or slower than it, so that "
          + "nothing is decided there: open-list, without decoding, cold, 100000 items."
      ),
      (
        [Fixture.noise(core: .loaded), Fixture.noise()],
        "In 1 of 2 cells another hardware thread used the core in nearly all rounds\(loaded)"
      ),
      (
        [Fixture.noise(core: .unknown)],
        "On this processor it can't be told whether another hardware thread used the core, so that all "
          + "times and ratios count as loaded\(loaded)"
      ),
    ] {
      says(sentence, Fixture.outcome([Fixture.row("A")], noise: noise))
    }
  }

  func testHowLaunchesFollowOneAnotherIsSaid() {
    let correlates = "A launch's ratio correlates with the next one's by "
    var row = Fixture.row("A", reference: "B")
    says(
      correlates + "-0.95, independent ones by -0.05: the launches aren't independent, and the "
        + "intervals too narrow.", Fixture.outcome([row, Fixture.row("B", reference: "B")]))
    row.logRatios = (0..<20).map { sin(Double($0) * 1.5) }
    says(correlates + "0.05, independent ones by -0.05.", Fixture.outcome([row]))
    row.logRatios = [1, 2, 3]
    let few = LatencyTrust.sentences(Fixture.outcome([row]))
    XCTAssert(!few.contains { $0.hasPrefix(correlates) })
  }

  func testAMachineIsNamedByItsGrade() {
    XCTAssertEqual(
      LatencyTrust.sentences(Fixture.outcome([], grade: .unfit)),
      ["The machine was unfit: so it seemed. Don't judge by these times."])
    XCTAssertEqual(
      LatencyTrust.sentences(Fixture.outcome([], grade: nil)),
      ["How quiet the machine was isn't known: so it seemed."])
  }

  private func says(_ sentence: String, _ outcome: LatencyOutcome, line: UInt = #line) {
    let sentences = LatencyTrust.sentences(outcome)
    XCTAssert(sentences.contains(sentence), "\(sentences)", line: line)
  }
}
