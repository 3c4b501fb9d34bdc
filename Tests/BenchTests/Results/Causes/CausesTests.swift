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
      wording: [WordingRow(architecture: "A", flow: "add", items: 8, rows: 12)],
      instructions: [
        counted("A", 8, 1), counted("A", 8, 2), counted("A", 64, 7_400), counted("A", 128, 13_800),
        counted("A", 512, 52_200), counted("A", 64, 3, "add"), counted("Direct", 8, 2),
        counted("Direct", 64, 3_700), counted("Direct", 128, 6_900), counted("Direct", 512, 26_100),
        counted("B", 64, 7_400), counted("B", 128, 14_000), counted("B", 512, 52_200),
        counted("C", 8, 1_800), counted("C", 64, 7_400), counted("C", 512, 52_200),
      ]), reference: "Direct")

  func testRowsStandBesideTimesThatNeedNoDecoding() {
    XCTAssertEqual(causes.rows(of: row("A", 8, "add")), 12)
    XCTAssertNil(causes.rows(of: row("A", 8, "add", mode: .wire)))
    XCTAssertNil(causes.rows(of: row("A", 8, "add", reference: "B")))
    XCTAssertNil(causes.cause(of: row("A", 8, mode: .wire)))
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
      "The instructions explain 0 of 1 ratios to within 5.0 %, marked ! where they don't: "
        + "A in open-list with 8 items, first time.")
    XCTAssertNil([row("nobody", 8)].explanation(by: causes))
  }

  // MARK: Floors

  private let wording = [
    ("MVC", 12), ("VIPER", 512), ("Direct", 12), ("DirectRows", 512), ("Other", 40),
  ].map { WordingRow(architecture: $0, flow: "open-list", items: 512, rows: $1) }

  func testTheFloorHasAsManyRowsOfTheLongestList() throws {
    let floors = OwnFloors(
      in: Document(
        wording: wording + [
          WordingRow(architecture: "VIPER", flow: "open-list", items: 8, rows: 8),
          WordingRow(architecture: "VIPER", flow: "add", items: 4_096, rows: 12),
        ]))
    XCTAssertEqual(floors.words, "Direct beside MVC; DirectRows beside VIPER")
    let rows = floors.rows(
      of: [("Direct", 1), ("MVC", 1.1), ("VIPER", 3), ("DirectRows", 2), ("Other", 9)].map {
        row($0, 64, ratio: $1)
      })
    XCTAssertEqual(rows.map(\.architecture), ["MVC", "VIPER"])
    XCTAssertEqual(rows.map(\.reference), ["Direct", "DirectRows"])
    XCTAssertEqual(rows[0].ratio, 1.1, accuracy: 1e-9)
    XCTAssertEqual(rows[1].ratio, 1.5, accuracy: 1e-9)
    // All launches scatter alike, so that the ratio of two of them doesn't.
    XCTAssertEqual(rows[1].ratioHigh, rows[1].ratioLow, accuracy: 1e-9)
    XCTAssertEqual(rows[1].verdict, .slower)
    XCTAssertEqual(rows[1].overDirectNs ?? 0, 234_567, accuracy: 1e-3)
  }

  func testTheMeanOverFlowsIsThatOfItsRatios() throws {
    let floors = OwnFloors(in: Document(wording: wording))
    let flows = [row("VIPER", 64, ratio: 3), row("DirectRows", 64, ratio: 2)]
    let rows = floors.rows(
      of: flows + [
        row("VIPER", 64, "add", ratio: 1.2, core: .loaded),
        row("DirectRows", 64, "add", core: .loaded),
      ])
    let mean = try XCTUnwrap(rows.last)
    XCTAssertEqual(rows.map(\.flow), ["open-list", "add", LatencyRow.mean])
    XCTAssertEqual(mean.core, .loaded)
    XCTAssertEqual(mean.ratio, (1.5 * 1.2).squareRoot(), accuracy: 1e-9)
    XCTAssertNil(mean.overDirectNs ?? mean.logRatios?.first)
    XCTAssertEqual(OwnFloors(in: Document()).rows(of: flows), [])
  }

  private func row(
    _ version: String, _ items: Int, _ flow: String = "open-list", ratio: Double = 1,
    mode: Mode = .typed, reference: String = "Direct", core: CoreUse = .quiet
  ) -> LatencyRow {
    LatencyFixture.row(
      version, CellID(flow: flow, mode: mode, protocol: .first, items: items), ratio: ratio,
      reference: reference, core: core)
  }
}

private func counted(
  _ version: String, _ items: Int, _ count: Int, _ flow: String = "open-list"
) -> InstructionRow {
  InstructionRow(
    architecture: version, flow: flow, items: items, module: "Swift", instructions: count)
}
