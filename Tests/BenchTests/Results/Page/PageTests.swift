import Foundation
import XCTest

@testable import Arms
@testable import Commands
@testable import Console
@testable import Kept
@testable import Reading
@testable import Results
@testable import Stopwatch
@testable import Suites
@testable import Timing

/// What a page has to be read, scripts or not.
final class PageTests: XCTestCase {
  private static let files = [
    "docs/READING-THE-NUMBERS.md": "# Numbers\n\n- **Lines**: what `code` is.\n\nElse.\n",
    "docs/SPEC.md": "| L1 | It *shows*. |\n",
    "docs/DECISIONS.md": "# Decisions\n\nSee [A](../Sources/A/A.swift), [B](B.md), and L1.\n",
    "Sources/A/README.md": "# A\n\nAfter Z.\n\n## Departures from the original\n\n- None.\n",
    "Sources/A/A.swift": "struct A {\n  func a() {}\n}\n",
    "Sources/Shared/Kit/B.swift": "struct B {}\n",
    "Tests/ATests/ATests.swift": "final class ATests: XCTestCase {\n  func testA() {}\n}\n",
    "Tests/Bugs/Bugs.json":
      """
    [{"id": "slip", "title": "Slips", "seen": "Nothing.", "cause": "Haste."},
    {"id": "fall", "title": "Falls", "seen": "Nothing.", "cause": "Pride."}]
    """,
    "Tests/Bugs/Recorded.json":
      """
    {"fingerprint": "", "outcomes": [
    {"bug": "slip", "architecture": "A", "own": [{"test": "ATests/testA", "message": ""}], "acceptance": []},
    {"bug": "fall", "architecture": "A", "own": [{"test": "ATests/testA", "message": ""}], "acceptance": []}]}
    """,
    "Tests/Defects/A.json": """
    [{"behaviour": "L1", "slip": "slip", "file": "A.swift", "find": "a()", "replace": "b()",
    "caughtBy": []},
    {"behaviour": "L1", "slip": "fall", "file": "A.swift", "find": "a()", "replace": "b()",
    "caughtBy": []}]
    """,
  ]
  private static let walk = [
    WalkRow(
      architecture: "A", flow: "add", step: 1, event: 1, does: .tap, depth: 1, kind: .message,
      from: "View", to: "A", method: "a()", file: "Sources/A/A.swift", line: 2, lastLine: 2,
      doneBy: nil)
  ]
  private static let proof = ProofRow(
    behaviour: "L1", slip: "slip", architecture: "A",
    planted: PlantedLine(file: "Sources/A/A.swift", line: 2, before: "a()", after: "b()"),
    test: "ATests/testA",
    message: "a is b", file: "Tests/ATests/ATests.swift", line: 2, lastLine: 2, code: 1,
    alone: true, caught: ["slip"],
    caughtAlone: ["slip"], doubles: [])
  private static let place = PlaceRow(
    concept: .state, architecture: "A", role: "A", name: "a", file: "Sources/A/A.swift", line: 1,
    lastLine: 3, holds: ["B"], weak: true)
  private static var graph: HoldsGraph {
    HoldsGraph(nodes: [
      .init(type: "A", name: "A", weak: [1]), .init(type: "B", name: "B", strong: [0]),
    ])
  }

  private static let coupling = ["A", "B"].map { version in
    CouplingRow(architecture: version, TypeGraph(["A": version == "A" ? ["B"] : [], "B": []]))
  }
  private static let lines = ["A", "B"].map { LineRow.sample($0, 1, .tests) }

  private static let page = Result {
    let folder = try TemporaryFolder(files)
    var results = RunResults()
    results.add(lines, as: \.lines, shown: LinesReport.tables)
    let steps = [StepRow(flow: "add", step: 1, action: "taps “Add”", screen: "──")]
    let document = Document(
      latency: [LatencyFixture.row("A")], lines: lines, coupling: coupling, proofs: [proof])
    return try Page(
      results, document, walk: walk, steps: steps, places: [place],
      holds: [HoldsTree(of: "A", graph)], screens: ["══"],
      versions: ["A"], root: folder.path
    ).html()
  }

  func testAllThatIsReadFromThePackageIsThere() throws {
    let page = try Self.page.get()
    for part in [
      "<p>After Z.</p><ul><li>None.</ul>", "<summary>Bug: Falls ", "<del>- func a() {}</del>",
      "<b>Slips</b> <code class=\"soft\">slip</code>, planted in every version",
      "<del>- a()</del><ins>+ b()</ins>", "<p class='message'>a is b</p>",
      "Red: 1 test of its own suite; acceptance suite: 0 tests",
      "<h3 id=\"tests-L1\">L1</h3><p>It <em>shows</em>.</p>",
      "<h3>add: <small>", "<pre tabindex=\"0\">──</pre>", "<small><b> weak</b> B</small>",
      "See <a href='#Sources/A/A.swift'>A</a>, B, and <a href='#tests-L1'>L1</a>.",
      "<p><b>Lines</b>: what <code>code</code> is.</p>",
      "data-criterion=\"coupling\"", "<data value=\"1.5\">1.5</data>",
    ] { XCTAssert(page.contains(part), part) }
  }

  func testEachLinkLeadsToSomething() throws {
    let page = try Self.page.get()
    // The frame's own lead to concepts and statements of which there are few here.
    let links = page.matches(of: /href=["']#([^"']+)/).map(\.1)
      .filter { $0.contains("/") || $0.contains("-add-") || $0.contains("-L") }
    let ids = page.matches(of: /\sid=["']([^"']+)/).map(\.1)
    XCTAssertEqual(Set(links).subtracting(ids), [])
    XCTAssertEqual(Set(links).count, 6)
    XCTAssertEqual(page.matches(of: /{{\w+}}/).count, 0)
  }

  /// And what would run is the page's own.
  func testNothingIsFetched() throws {
    let page = try Self.page.get()
    let parts = page.split(separator: /(?s)<(?<part>style|script).*?<\/\k<part>>/).joined()
    XCTAssertEqual(parts.matches(of: /<[^<>]* (src|style|on[a-z]+)=/).count, 0)
    let nonces = page.matches(of: /nonce[-=]["']?([0-9A-F-]{36})/).map(\.1)
    XCTAssertEqual([nonces.count, Set(nonces).count], [5, 1])
  }

  func testThePageHasOfTheDocumentWhatIsDrawn() throws {
    let document = try Self.document(in: Self.page.get())
    XCTAssertNil(document.proofs)
    XCTAssertEqual(document.latency?.map(\.architecture), ["A"])
    XCTAssertNil(document.latency?.first?.logRatios)
  }

  /// The page that tells not to judge by its times judges by none.
  func testAnUnfitRunHasNoVerdictOfATime() throws {
    let row = LatencyFixture.row("A", verdict: .slower, reference: "Direct")
    var document = Document(environment: .capture(), latency: [row], lines: Self.lines)
    for (grade, count) in [(MachineGrade.Grade.noisy, 0), (.unfit, 1)] {
      document.environment?.grade = grade
      XCTAssertEqual(document.isUnfit, count == 1)
      XCTAssertEqual(document.unfitBanner.source.matches(of: /Don&#39;t|Don't/).count, count)
      XCTAssertEqual(document.judged.latency?.map(\.verdict), [count == 1 ? .undecided : .slower])
    }
    let folder = try TemporaryFolder(Self.files)
    var results = RunResults()
    results.show([LatencyReport.ratios([row])[0]])
    let numbers = results.numbers(
      try ReadingGuide(inPackageAt: folder.path), of: document, with: [:])
    XCTAssert(numbers.source.contains("<td>×1.00 ?"))
    let cells = ["×1.23 +", "×0.9 -*", "×1.00 =", "slower", "MVC", "-3"].map(\.undecided)
    XCTAssertEqual(cells, ["×1.23 ?", "×0.9 ?*", "×1.00 ?", "undecided", "MVC", "-3"])
  }

  func testVersionsAreCalledAsReadersCallThem() {
    XCTAssertEqual(
      "MVVMC, VIPERS (CleanSwift). VIPERSApp in Sources/VIPERS/A.swift, `MVVMC`".namingVersions,
      "MVVM-C, VIPER-S (Clean Swift). VIPERSApp in Sources/VIPERS/A.swift, `MVVMC`")
  }

  func testCostsAreMarkedByHowFarTheyAreFromTheBest() {
    var document = Document(lines: [.sample("A", 100, .production), .sample("B", 160, .production)])
    XCTAssert(
      CostTable(document).html.source.contains("<td class=\"shade-0\"><data value=\"100.0\">"))
    XCTAssert(
      CostTable(document).html.source.contains("<td class=\"shade-3\"><data value=\"160.0\">"))
    XCTAssert(CostTable(document).html.source.contains("<small>×1.6</small>"))
    document.lines = nil
    XCTAssertEqual(CostTable(document).html, "<p>Nothing was measured.</p>")
  }

  func testWhereVersionsDisagreeThereAreNoNumbers() throws {
    let folder = try TemporaryFolder()
    var options = "report --quick"
    (options.output, options.save) = (folder.path("page"), folder.path("saved"))
    let run = Run.ticking(options, registry: [.direct, .storingTwice])
    XCTAssertThrowsError(try run.perform(to: Output(path: options.output)))
    let page = try folder.contents("page")
    XCTAssert(page.contains(/<main>\s*<p role='alert'>No numbers: [^<]*StoringTwice/))
    let document = try Self.document(in: page)
    XCTAssertEqual(document, Document(environment: document.environment))
    XCTAssertEqual(try folder.files, ["page"])
  }

  func testEachTableStandsInOnePart() {
    let tables =
      CallsReport.tables([]) + LinesReport.tables([])
      + LatencyReport.ratios([LatencyFixture.row("A")]) + [
        CouplingReport.table([]), SuitesReport.suites([]), SuitesReport.behaviours([]),
        GrowthReport.table([]), ChangesReport.table([]),
      ]
    for title in tables.map(\.title) {
      let parts = NumbersPart.all.filter { $0.tables.contains(where: title.hasPrefix) }
      XCTAssertEqual(parts.count, 1, title)
    }
  }

  func testWhatShowsThePageMayBeMissing() {
    XCTAssert(Browser(program: "true").show("report.html"))
    XCTAssertFalse(Browser(program: "no such program").show("report.html"))
  }

  private static func document(in page: String) throws -> Document {
    let data = try XCTUnwrap(page.firstMatch(of: /(?s)type='application\/json'>(.*?)<\/script>/))
    return try Document(json: Data(data.1.utf8))
  }
}
