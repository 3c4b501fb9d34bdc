import Arms
import Testing

@testable import bench

/// Versions stand side by side as far as they fit.
struct WalkReportTests {
  private let step = StepRow(
    flow: "add", step: 1, action: "taps Add", screen: "── New item ──\n[ Save ]")

  @Test func eachEventIsOneLine() {
    let rows = [
      row(1, "A", .tap, "View", "Model", "add()", at: 7),
      row(1, "B", .tap, "View", "Presenter", "add()", at: 9),
      row(2, "A", .validation, "Model", "Rules", "check(_:)", at: 5),
      row(2, "B", .validation, doneBy: "Presenter"),
      row(3, "A", .message, doneBy: "Model"),
      row(3, "B", .message, "Presenter", "Interactor", "add(_:)", at: 4),
      row(4, "A", .request, doneBy: "Model"),
      row(4, "B", .request, "Interactor", "Client", "send(_:completion:)", at: 3),
    ]
    let report = WalkReport(rows: rows, steps: [step], width: nil, withPlaces: true)
    #expect(
      Report(tables: report.tables).text(width: nil) == """
        add, step 1: the user taps Add
        (Role): this version has nothing there, Role is at work; ↩ a completion, ↺ a replay, + wiring.
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

  @Test(arguments: [
    (nil, [5]), (200, [5]), (160, [5]), (100, [3, 2]), (80, [2, 2, 1]), (20, [1, 1, 1, 1, 1]),
  ])
  func whatHasNoPlaceBesideStandsBelow(width: Int?, versions: [Int]) {
    let method = "presentLoadingFromNetwork(pulledToRefresh:)"
    let rows = ["A", "B", "C", "D", "E"].map {
      row(1, $0, .tap, "Controller", "ItemsListPresenter", method, at: 3)
    }
    let tables = WalkReport(rows: rows, steps: [step], width: width, withPlaces: false).tables
    #expect(tables.map(\.columns.count) == versions.map { $0 + 1 } + [1])
    guard let width, width > 20 else { return }
    for line in tables.flatMap({ $0.text(width: width).split(separator: "\n") }) {
      #expect(String(line).displayWidth <= width)
    }
  }

  @Test func ofAFloorItIsSaidOnceThatGapsMeanNothing() {
    let rows = ["A", "Direct"].map { row(1, $0, .tap, "View", "Model", "add()") }
    let last = StepRow(flow: "add", step: 2, action: "waits", screen: "")
    let tables = WalkReport(rows: rows, steps: [step, last], width: nil, withPlaces: false).tables
    let notes = tables.compactMap(\.note)
    #expect(notes.count == 1 && notes[0].contains("+ wiring. A floor has nobody to tell: "))
  }

  @Test func aStepThatNoVersionPassesOnStillHasItsScreen() {
    let tables = WalkReport(rows: [], steps: [step], width: 100, withPlaces: false).tables
    #expect(tables.map(\.title) == ["add, step 1: the user taps Add, and no call follows:"])
  }

  private func row(
    _ event: Int, _ version: String, _ does: WalkRow.Deed, _ from: String? = nil,
    _ to: String? = nil,
    _ method: String? = nil, at line: Int? = nil, doneBy: String? = nil
  ) -> WalkRow {
    WalkRow(
      architecture: version, flow: "add", step: 1, event: event, does: does, depth: 1,
      kind: from.map { _ in .message }, from: from, to: to, method: method,
      file: line.map { _ in "Sources/A/Add.swift" }, line: line, lastLine: line, doneBy: doneBy)
  }
}
