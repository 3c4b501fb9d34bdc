import Foundation
import XCTest

@testable import Console
@testable import Kept
@testable import Reading
@testable import Results
@testable import Suites
@testable import Variants

/// What a page has to be read, scripts or not.
final class PageTests: XCTestCase {
  private static let walk = WalkRow(
    version: "A", flow: "add", step: 1, event: 1, does: .tap, depth: 1, kind: .message,
    from: "View", to: "A", method: "a()", file: "Sources/A/A.swift", line: 2, lastLine: 2,
    doneBy: nil)
  private static let place = PlaceRow(
    concept: .ownership, version: "A", role: "A", name: "a", file: "Sources/A/A.swift",
    line: 1, lastLine: 3, holds: ["B"], weak: true)

  /// Of a test of L1 that notices a bug.
  private static func proof(of bug: String?) -> ProofRow {
    ProofRow(
      behaviour: "L1", bug: bug, version: "A",
      planted: bug.map { PlantedLine(file: "A.swift", line: 2, before: "a()", after: $0) },
      test: "ATests/testA", message: "a is b", file: "Tests/ATests/ATests.swift", line: 2,
      lastLine: 2, code: 1, alone: true, caught: [], caughtAlone: [], doubles: [])
  }

  private static let page = {
    var page = Page(
      Document(
        walk: [walk], steps: [StepRow(flow: "add", step: 1, action: "taps Add", screen: "──")],
        proofs: [proof(of: "bug")], places: [place]))
    var table = Table(title: "Counts", columns: [.number("CleanSwift")])
    table.add(["17"])
    page.numbers = [("Lines", [table])]
    page.trust = ["VIPERS is **slow**."]
    page.statements = [Statement(number: "L1", text: "It *shows*.")]
    page.holds = [
      HoldsTree(
        of: "A",
        HoldsGraph(nodes: [
          .init(type: "Stack", name: "Stack", strong: [1]),
          .init(type: "Screen", name: "Screen", weak: [0]),
        ]))
    ]
    page.screens = ["══"]
    page.code = [walk.sourcePlace: ["func a()"], place.sourcePlace: ["struct A {}"]]
      .reduce(into: [proof(of: nil).sourcePlace: ["func testA()"]]) { code, entry in
        if let place = entry.key { code[place] = entry.value }
      }
    return page
  }()

  func testAllThatItIsGivenIsThere() throws {
    let text = try Self.page.html.replacing(/<[^<>]*>/, with: "")
    for part in [
      "══", "taps Add", "func a()", "struct A {}", "func testA()", "It shows.", "a is b", "──",
      "Clean Swift", "17", "VIPER-S is slow.", "Screen (⇢ Stack)",
    ] { XCTAssert(text.contains(part), part) }
  }

  func testEachLinkLeadsToSomething() throws {
    let page = try Self.page.html
    // The frame's own lead to concepts and statements of which there are few here.
    let links = page.matches(of: /href=["']#([^"']+)/).map(\.1)
      .filter { $0.contains("/") || $0.contains("-add-") || $0.contains("-L") }
    let ids = page.matches(of: /\sid=["']([^"']+)/).map(\.1)
    XCTAssertEqual(Set(links).subtracting(ids), [])
    XCTAssertEqual(Set(links).count, 4)
    XCTAssertEqual(page.matches(of: /{{\w+}}/).count, 0)
  }

  /// And what would run is the page's own.
  func testNothingIsFetched() throws {
    let page = try Self.page.html
    let parts = page.split(separator: /(?s)<(?<part>style|script).*?<\/\k<part>>/).joined()
    XCTAssertEqual(parts.matches(of: /<[^<>]* (src|style|on[a-z]+)=/).count, 0)
    let nonces = page.matches(of: /nonce[-=]["']?([0-9A-F-]{36})/).map(\.1)
    XCTAssertEqual([nonces.count, Set(nonces).count], [5, 1])
  }

  /// The first is open, the others are folded below; what a bug is comes from the list of bugs.
  func testAllSlipsOfAStatementAreThere() {
    let section = TestsSection(
      statements: [Statement(number: "L1", text: "")],
      proofs: [Self.proof(of: "bug"), Self.proof(of: "fall")],
      bugs: [BugStory(id: "fall", title: "Falls", seen: "Nothing.", cause: "Pride.", mark: nil)],
      rows: [], code: [:])
    let html = section.html.source
    let parts = html.components(separatedBy: "<details>")
    XCTAssertEqual(parts.count, 2)
    XCTAssert(parts[0].contains("<b>A bug</b>") && parts[0].contains("<ins>+ bug</ins>"), html)
    XCTAssert(parts[1].contains("<summary>Falls ") && parts[1].contains("Pride."), html)
  }

  func testAPatchIsShownLineByLine() {
    let patch = Patch(
      """
      diff --git a/Sources/A/F/A.swift b/Sources/A/F/A.swift
      new file mode 100644
      @@ -0,0 +1,2 @@
       struct A {
      +<b>
      -}
      """)
    let html = PatchesSection("note", "A note.", [("A", patch.files)]).html.source
    for part in [
      "F/A.swift (new)", "<span> struct A {</span><ins>+&lt;b&gt;</ins><del>-}</del>",
    ] { XCTAssert(html.replacing("<wbr>", with: "").contains(part), html) }
  }

  func testVersionsAreCalledAsReadersCallThem() {
    XCTAssertEqual(
      "MVVMC, VIPERS (CleanSwift). VIPERSApp in Sources/VIPERS/A.swift, a-MVVMC, `MVVMC`"
        .namingVersions,
      "MVVM-C, VIPER-S (Clean Swift). VIPERSApp in Sources/VIPERS/A.swift, a-MVVMC, `MVVMC`")
  }

  /// Weights need a number of every version.
  func testWhatEveryVersionHasIsWeighed() {
    let html = CriteriaTable(costs: [
      CostRow(version: "A", criterion: "cold", value: 1.5, low: 1.25, high: 2),
      CostRow(version: "B", criterion: "cold", value: 1, low: 1, high: 1),
      CostRow(version: "A", criterion: "lines", value: 9),
    ]).html.source
    XCTAssert(html.contains(#"data-low="1.25" data-high="2.0"><data value="1.5">×1.50</data>"#))
    XCTAssertEqual(html.matches(of: /data-criterion/).count, 1)
  }

  func testWhatShowsThePageMayBeMissing() {
    XCTAssert(Browser.show("report.html", by: "true"))
    XCTAssertFalse(Browser.show("report.html", by: "no such program"))
  }
}
