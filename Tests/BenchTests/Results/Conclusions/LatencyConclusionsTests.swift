import Stopwatch
import XCTest

@testable import Reading
@testable import Results
@testable import Timing

/// Sentences from times: limits are ends of intervals, and names stand only where they are certain.
final class LatencyConclusionsTests: XCTestCase {
  func testWhatAUserMeetsComesFirst() {
    for (mvc, viper, range, most) in [
      (
        1.002, 1.05, "0 % (MVC) to 5 % (VIPER) more",
        "12.7 µs, which no user notices"
      ),
      (
        0.98, 6, "2 % less (MVC) to 500 % more (VIPER)",
        "1.17 ms, which is 14 % of a frame at 120 Hz"
      ),
    ] {
      says(
        [
          "If replies arrive as JSON, opening a list of 64 items takes about \(range) "
            + "time than without an architecture. With 99 % confidence, the difference is at most "
            + "\(most)."
        ], wire(mvc, viper))
    }
    let shared = wire(1.02, 1.05).map { row in
      var row = row
      row.core = .loaded
      return row
    }
    let sentence = sentences(shared)[0]
    XCTAssert(sentence.hasSuffix("no user notices, on a core that another program used, too."))
  }

  /// The two versions' launches don't tell which is slower.
  func testANameThatMayBeTheOthersIsLeftOut() {
    var rows = wire(1.02, 1.04)
    rows[2].logRatios = LatencyFixture.logRatios(1.04, reach: 0.05)
    XCTAssert(sentences(rows)[0].contains("about 2 % to 4 % more time than"))
  }

  func testRowsAndSeamsAreSetSideBySide() {
    let rows = [("Direct", 1), ("MVC", 1.2), ("VIPER", 4), ("DirectRows", 3)].map {
      row($0, $1, items: 512)
    }
    let longest =
      "Without JSON decoding, opening a list of 512 items takes at most 300 µs (VIPER), which is "
      + "3.6 % of a frame at 120 Hz. Without an architecture, it takes about 235 µs."
    says(
      [
        "Opening a list of 512 items takes about 469 µs more if the texts of all rows are made, "
          + "and not only of the rows on screen. An architecture adds at most about 235 µs "
          + "(VIPER).",
        longest,
      ], rows, formatting: formatting(512))
    says([longest], rows)
  }

  /// A place of a mean holds where it does from flow to flow.
  func testAMeanIsNamedWhereItsFlowsAgree() {
    for (viper, mvcName, viperName) in [(1.6, " (MVC)", " (VIPER)"), (1.1, "", "")] {
      let rows = ["add", "refresh", "open-detail", "delete-all"].flatMap { flow in
        [("Direct", 1), ("MVC", 1.2), ("VIPER", flow == "add" ? viper : 1.6)].map {
          row($0, $1, flow)
        }
      }
      let means = [("Direct", 1), ("MVC", 1.2), ("VIPER", 1.5)].map { row($0, $1, "mean") }
      XCTAssertEqual(
        sentences(rows, means: means + [row("MVC", 9, "mean", .warm)]).last,
        "Without JSON decoding, a flow takes on average 1.20\(mvcName) to 1.50\(viperName) times "
          + "as long as without an architecture (the geometric mean over 4 flows).")
    }
  }

  /// VIPER has the lower ratio to its baseline in each flow, and the higher one to Direct.
  func testBesideItsOwnBaselineAMeanIsNamedByThoseRatios() {
    let rows = ["add", "refresh", "open-detail"].flatMap { flow in
      [("Direct", 1), ("MVC", 1.2), ("VIPER", 2.2), ("DirectRows", 2)].map { row($0, $1, flow) }
    }
    let means = [("Direct", 1), ("MVC", 1.2), ("VIPER", 2.2)].map { row($0, $1, "mean") }
    XCTAssertEqual(
      sentences(rows, means: means, formatting: formatting(64)).last,
      """
      Without JSON decoding, a flow takes on average 1.20 (MVC) to 2.20 (VIPER) times as long as \
      without an architecture (the geometric mean over 3 flows). Direct makes the texts of the rows \
      on screen, and DirectRows those of all rows. Compared with the one that makes the texts of as \
      many rows as the version, a flow takes 1.10 (VIPER) to 1.20 (MVC) times as long.
      """)
  }

  func testWhatIsVagueIsInNoSentence() {
    says(
      [
        "These sentences leave out 1 ratio of times with 99 % intervals of more than ±15 %. "
          + "More launches make intervals narrower."
      ],
      wire(1.02, 1.04).dropLast() + [row("VIPER", 1.04, mode: .json, reach: 0.16)])
    says([], [])
    says([], [row("Direct", 1)])
    let document = Document(
      latency: wire(1.02, 1.04), noise: [LatencyFixture.noise(control: 1.03, check: 1.03)])
    XCTAssertEqual(
      LatencyConclusions(document).sentences,
      ["We conclude nothing from the times, because the machine was unfit for measuring."])
  }

  private func says(
    _ expected: [String], _ rows: [LatencyRow], formatting: [FormattingRow] = [], line: UInt = #line
  ) {
    XCTAssertEqual(sentences(rows, formatting: formatting), expected, line: line)
  }

  private func sentences(
    _ rows: [LatencyRow], means: [LatencyRow] = [], formatting: [FormattingRow] = []
  ) -> [String] {
    LatencyConclusions(Document(formatting: formatting, latency: rows, means: means)).sentences
  }

  /// Direct and MVC word the rows on the screen only.
  private func formatting(_ items: Int) -> [FormattingRow] {
    [("Direct", 12), ("MVC", 12), ("VIPER", items), ("DirectRows", items)].map {
      .sample($0, $1, items: items)
    }
  }

  private func wire(_ mvc: Double, _ viper: Double) -> [LatencyRow] {
    [("Direct", 1), ("MVC", mvc), ("VIPER", viper)].map { row($0, $1, mode: .json) }
  }

  private func row(
    _ name: String, _ ratio: Double, _ flow: String = "open-list",
    _ timing: TimingProtocol = .cold, mode: Mode = .withoutDecoding, items: Int = 64,
    reach: Double = 0.01
  ) -> LatencyRow {
    let cell = CellID(flow: flow, mode: mode, protocol: timing, items: items)
    return LatencyFixture.row(
      name, cell, ratio: ratio, over: 234_567 * (ratio - 1), reach: reach, reference: "Direct")
  }
}
