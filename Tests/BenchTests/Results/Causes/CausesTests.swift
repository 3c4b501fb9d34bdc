import Stopwatch
import XCTest

@testable import Console
@testable import Reading
@testable import Results
@testable import Timing

/// What was counted stands beside the ratio of the times, and explains it or doesn't.
final class CausesTests: XCTestCase {
  private let causes = Causes(
    in: Document(
      formatting: [.sample("A", 12, in: "add", items: 8)],
      instructions: [
        ("A", 8, 1), ("A", 8, 2), ("A", 64, 7_400), ("A", 128, 13_800), ("A", 512, 52_200),
        ("Direct", 8, 2), ("Direct", 64, 3_700), ("Direct", 128, 6_900), ("Direct", 512, 26_100),
        ("B", 64, 7_400), ("B", 128, 14_000), ("B", 512, 52_200),
        ("C", 8, 1_800), ("C", 64, 7_400), ("C", 512, 52_200),
      ].map { .sample($0, $2, items: $1) } + [.sample("A", 3, in: "add")]), reference: "Direct")

  func testRowsStandBesideTimesThatNeedNoDecoding() {
    XCTAssertEqual(causes.rows(of: row("A", 8, "add")), 12)
    XCTAssertNil(causes.rows(of: row("A", 8, "add", mode: .json)))
    XCTAssertNil(causes.rows(of: row("A", 8, "add", reference: "B")))
    XCTAssertNil(causes.cause(of: row("A", 8, mode: .json)))
  }

  /// They are sums over modules; a line through three sizes leads to others, but not to a short one, on
  /// which fewer rows are shown.
  func testInstructionsAreARatio() {
    for (version, items, cause) in [
      ("A", 8, Cause(instructions: 1.5, isOnLine: false)),
      ("A", 4_096, Cause(instructions: 2, isOnLine: true)), ("A", 0, nil), ("B", 4_096, nil),
      ("C", 4_096, nil), ("nobody", 4_096, nil),
    ] {
      XCTAssertEqual(causes.cause(of: row(version, items)), cause, "\(version), \(items)")
    }
  }

  func testARatioIsUnexplainedWhereItsWholeIntervalIsAway() {
    for (low, high, isExplained) in [
      (1.04, 1.06, true), (1.06, 1.08, false), (0.9, 0.94, false), (0.9, 1.2, true),
    ] {
      let ratio = Interval(estimate: (low + high) / 2, low: low, high: high)
      XCTAssertEqual(Cause(instructions: 1, isOnLine: false).explains(ratio), isExplained)
    }
  }

  func testWhatTheInstructionsDoNotExplainIsNamed() {
    XCTAssertEqual(
      [row("A", 8, ratio: 1.5)].explanation(by: causes),
      "The instructions explain 1 of 1 ratios to within 5.0 %.")
    XCTAssertEqual(
      [row("A", 8, ratio: 0.98), row("Direct", 8)].explanation(by: causes),
      "The instructions explain 0 of 1 ratios to within 5.0 %. A ! marks the others: "
        + "A in open-list with 8 items, cold.")
    XCTAssertNil([row("nobody", 8)].explanation(by: causes))
  }

  // MARK: Baselines

  private let formatting = [
    ("MVC", 12), ("VIPER", 512), ("Direct", 12), ("DirectRows", 512), ("Other", 40),
  ].map { FormattingRow.sample($0, $1, items: 512) }

  func testTheBaselineHasAsManyRowsOfTheLongestList() throws {
    let baselines = OwnBaselines(
      in: Document(
        formatting: formatting + [
          .sample("VIPER", 8, items: 8), .sample("VIPER", 12, in: "add", items: 4_096),
        ]))
    XCTAssertEqual(baselines.words, "Direct for MVC; DirectRows for VIPER")
    let rows = baselines.rows(
      of: [("Direct", 1), ("MVC", 1.1), ("VIPER", 3), ("DirectRows", 2), ("Other", 9)].map {
        row($0, 64, ratio: $1)
      })
    XCTAssertEqual(rows.map(\.version), ["MVC", "VIPER"])
    XCTAssertEqual(rows.map(\.reference), ["Direct", "DirectRows"])
    XCTAssertEqual(rows[0].ratio, 1.1, accuracy: 1e-9)
    XCTAssertEqual(rows[1].ratio, 1.5, accuracy: 1e-9)
    // All launches scatter alike, so that the ratio of two of them doesn't.
    XCTAssertEqual(rows[1].ratioHigh, rows[1].ratioLow, accuracy: 1e-9)
    XCTAssertEqual(rows[1].verdict, .slower)
    XCTAssertEqual(rows[1].overDirectNs ?? 0, 234_567, accuracy: 1e-3)
  }

  func testTheMeanOverFlowsIsThatOfItsRatios() throws {
    let baselines = OwnBaselines(in: Document(formatting: formatting))
    let flows = [row("VIPER", 64, ratio: 3), row("DirectRows", 64, ratio: 2)]
    let rows = baselines.rows(
      of: flows + [
        row("VIPER", 64, "add", ratio: 1.2, core: .loaded),
        row("DirectRows", 64, "add", core: .loaded),
      ])
    let mean = try XCTUnwrap(rows.last)
    XCTAssertEqual(rows.map(\.flow), ["open-list", "add", LatencyRow.mean])
    XCTAssertEqual(mean.core, .loaded)
    XCTAssertEqual(mean.ratio, (1.5 * 1.2).squareRoot(), accuracy: 1e-9)
    XCTAssertNil(mean.overDirectNs ?? mean.logRatios?.first)
    XCTAssertEqual(OwnBaselines(in: Document()).rows(of: flows), [])
  }

  private func row(
    _ version: String, _ items: Int, _ flow: String = "open-list", ratio: Double = 1,
    mode: Mode = .withoutDecoding, reference: String = "Direct", core: CoreUse = .quiet
  ) -> LatencyRow {
    LatencyFixture.row(
      version, CellID(flow: flow, mode: mode, protocol: .cold, items: items), ratio: ratio,
      reference: reference, core: core)
  }
}
