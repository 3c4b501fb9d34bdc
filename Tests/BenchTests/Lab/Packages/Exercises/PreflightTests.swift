import XCTest

@testable import lab

/// What exercises need of a machine, and what a person is told to do.
final class PreflightTests: XCTestCase {
  private let ready = Preflight(
    compiler: "6.3", hasXCTest: true, hasGit: true, freeBytes: 3_000_000_000)

  func testNothingIsMissingWhereAllIsThere() {
    XCTAssertEqual(ready.missing, [])
    var newer = ready
    newer.compiler = "6.10.2"
    XCTAssertEqual(newer.missing, [])
  }

  func testWhatIsMissingIsToldOneByOne() {
    let changes: [(line: String, make: (inout Preflight) -> Void)] = [
      ("Swift is missing: install 6.3.1, from swift.org/install", { $0.compiler = nil }),
      ("Swift 6.2.9 is too old: install 6.3.1, from swift.org/install", { $0.compiler = "6.2.9" }),
      ("XCTest is missing: install the whole toolchain", { $0.hasXCTest = false }),
      ("git is missing: install it", { $0.hasGit = false }),
      ("The disk has 2 GB left: make room for 3 GB", { $0.freeBytes = 2_999_999_999 }),
    ]
    for change in changes {
      var preflight = ready
      change.make(&preflight)
      XCTAssertEqual(preflight.missing, [change.line])
    }
    var nothing = ready
    for change in changes { change.make(&nothing) }
    XCTAssertEqual(nothing.missing.count, 4)
  }
}
