import Variants
import XCTest

@testable import Console
@testable import Reading
@testable import Results

/// Versions stand side by side as far as they fit.
final class WalkReportTests: XCTestCase {
  private let step = StepRow(
    flow: "add", step: 1, action: "taps Add", screen: "── New item ──\n[ Save ]")

  func testEachEventIsOneLine() {
    let rows = [
      row(1, "A", .tap, ("View", "Model", "add()"), at: 7),
      row(1, "B", .tap, ("View", "Presenter", "add()"), at: 9),
      row(2, "A", .validation, ("Model", "Rules", "check(_:)"), at: 5),
      row(2, "B", .validation, doneBy: "Presenter"), row(3, "A", .message, doneBy: "Model"),
      row(3, "B", .message, ("Presenter", "Interactor", "add(_:)"), at: 4),
      row(4, "A", .request, doneBy: "Model"),
      row(4, "B", .request, ("Interactor", "Client", "send(_:completion:)"), at: 3),
    ]
    XCTAssertEqual(
      Report(tables: tables(rows, withPlaces: true)).text(width: nil),
      """
      add, step 1: the user taps Add
      Events that correspond stand in one row. A role in parentheses does what the row says without a
      call. ↩ marks a reply, ↺ a value that an observer receives when it subscribes, and + a call that
      creates or connects objects.
      what        A                                   B
      ----------  ----------------------------------  --------------------------------------
      tap         View → Model.add() Add.swift:7      View → Presenter.add() Add.swift:9
      validation  Model: Rules.check(_:) Add.swift:5  (Presenter)
      message     (Model)                             Interactor.add(_:) Add.swift:4
      request                                         Client.send(_:completion:) Add.swift:3

      Then the screen is:
      ── New item ──
      [ Save ]

      """)
  }

  func testWhatHasNoPlaceBesideStandsBelow() {
    let method = "presentLoadingFromNetwork(pulledToRefresh:)"
    let rows = ["A", "B", "C", "D", "E"].map {
      row(1, $0, .tap, ("Controller", "ItemsListPresenter", method), at: 3)
    }
    for (width, versions) in [
      (200, [5]), (160, [5]), (100, [3, 2]), (80, [2, 2, 1]), (40, [1, 1, 1, 1, 1]),
    ] {
      let lines = tables(rows)[0].text(width: width).split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.filter { $0.displayWidth > width }, [])
      let heads = lines.filter { $0.hasPrefix("what ") }.map { $0.split(separator: " ").count - 1 }
      XCTAssertEqual(heads, versions)
    }
  }

  func testOfABaselineItIsSaidOnceThatGapsMeanNothing() {
    let rows = ["A", "Direct"].map { row(1, $0, .tap, ("View", "Model", "add()")) }
    let last = StepRow(flow: "add", step: 2, action: "waits", screen: "")
    let notes = tables(rows, steps: [step, last]).compactMap(\.note)
    XCTAssertEqual(notes.count, 1)
    XCTAssert(notes[0].contains("connects objects. A baseline has few objects"), notes[0])
    XCTAssertEqual(
      tables([]).map(\.title), ["add, step 1: the user taps Add, and no call follows:"])
  }

  private func tables(
    _ rows: [WalkRow], steps: [StepRow]? = nil, withPlaces: Bool = false
  ) -> [Table] {
    WalkReport(rows: rows, steps: steps ?? [step], withPlaces: withPlaces).tables
  }

  private func row(
    _ event: Int, _ version: String, _ does: WalkRow.Deed,
    _ call: (from: String, to: String, method: String)? = nil, at line: Int? = nil,
    doneBy: String? = nil
  ) -> WalkRow {
    WalkRow(
      version: version, flow: "add", step: 1, event: event, does: does, depth: 1,
      kind: call.map { _ in .message }, from: call?.from, to: call?.to, method: call?.method,
      file: line.map { _ in "Sources/A/Add.swift" }, line: line, lastLine: line, doneBy: doneBy)
  }
}
