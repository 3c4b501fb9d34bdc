import Foundation
import XCTest

@testable import Console
@testable import Play
@testable import Reading
@testable import Results
@testable import lab

/// What a workshop needs, and what a person is told to do.
final class PreflightTests: XCTestCase {
  private let ready = Preflight(
    compiler: "6.3.1 (swift-6.3.1-RELEASE)", hasXCTest: true, builds: Set(PackageBuild.allCases),
    opener: "xdg-open", terminal: (80, 24), look: Look(), freeBytes: 3_000_000_000)

  func testNothingIsToDoWhereAllIsThere() {
    XCTAssert(ready.rows.allSatisfy { $0.ok && $0.advice == nil })
    XCTAssertEqual(
      ready.rows.map(\.found),
      [
        "Swift 6.3.1 (swift-6.3.1-RELEASE)", "there", "debug with tests, release, the plan's bug",
        "xdg-open",
        "80×24, colour, Unicode", "3 GB free",
      ])
  }

  func testWhatIsMissingIsToldOneByOne() {
    let changes: [(name: String, found: String, make: (inout Preflight) -> Void)] = [
      ("toolchain", "no Swift", { $0.compiler = nil }),
      ("toolchain", "Swift 6.2.9; tested is 6.3.1", { $0.compiler = "6.2.9" }),
      ("XCTest", "missing", { $0.hasXCTest = false }),
      ("build", "release", { $0.builds = [.release] }),
      ("build", "debug with tests, release", { $0.builds = [.debug, .release] }),
      ("build", "none that is fresh", { $0.builds = [] }),
      ("report", "nothing opens pages", { $0.opener = nil }),
      ("terminal", "none", { $0.terminal = nil }),
      ("terminal", "100×23, colour, Unicode", { $0.terminal = (100, 23) }),
      ("terminal", "79×40, colour, Unicode", { $0.terminal = (79, 40) }),
      ("disk", "2 GB free", { $0.freeBytes = 2_999_999_999 }),
    ]
    for change in changes {
      var preflight = ready
      change.make(&preflight)
      let missing = preflight.rows.filter { !$0.ok }
      XCTAssertEqual(missing.map(\.check), [change.name])
      XCTAssertEqual(missing.first?.found, change.found)
      XCTAssertEqual(missing.first?.advice?.isEmpty, false)
    }
    var other = ready
    other.compiler = "6.10"
    other.look = Look(hasStyles: false, hasUnicode: false)
    XCTAssertEqual(other.rows.filter { !$0.ok }, [])
    XCTAssertEqual(other.rows[0].found, "Swift 6.10; tested is 6.3.1")
    XCTAssertEqual(other.rows[4].found, "80×24, no colour, no Unicode")
  }

  func testABuildIsFreshUntilASourceIsNewer() throws {
    let folder = try TemporaryFolder(["Sources/A.swift": "", "Tests/B.swift": ""])
    try folder.write(Data(), to: ".build/debug/A.xctest")
    XCTAssert(try PackageBuild.debug.isFresh(in: folder.path))
    XCTAssert(try !PackageBuild.release.isFresh(in: folder.path))
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantFuture], ofItemAtPath: folder.path("Sources/A.swift"))
    XCTAssert(try !PackageBuild.debug.isFresh(in: folder.path))
  }

  func testThePlansBugIsTheOneThatIsBuilt() throws {
    let root = try Run.root()
    let plan = try String(readFrom: "\(root)/docs/WORKSHOP.md")
    XCTAssert(plan.contains("play vipers --bug \(PackageBuild.plannedBug)`"))
    XCTAssert(PackageBuild.bug.command.hasSuffix(PackageBuild.plannedBug))

    let slip: [String: Any] = [
      "behaviour": "L1", "caughtBy": [], "file": "B.swift", "find": "good", "replace": "bad",
      "slip": "b",
    ]
    let defects = try JSONSerialization.data(withJSONObject: [slip])
    let folder = try TemporaryFolder(["Sources/A/B.swift": "good"])
    try folder.write(defects, to: "Tests/Defects/A.json")
    for (copied, isPlanted) in [(nil, false), ("good", false), ("bad", true)] {
      if let copied {
        try folder.write(Data(copied.utf8), to: ".build/copies/bug/Sources/A/B.swift")
      }
      XCTAssertEqual(try BugBuild.isPlanted("b", in: ["A"], root: folder.path), isPlanted)
    }
  }
}
