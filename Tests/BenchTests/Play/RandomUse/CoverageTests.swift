import XCTest

@testable import FakeWorld
@testable import RandomUse

/// What occurred is told apart from what didn't and from what can't.
final class CoverageTests: XCTestCase {
  func testEveryCaseThatIsPossibleIsAHoleUntilItOccurs() {
    var coverage = Coverage()
    let holes = coverage.holes
    XCTAssertTrue(holes.contains("rows: add") && !holes.contains("deleting: add"))
    XCTAssertTrue(holes.contains("detail replied in its time"))
    coverage.note(.add, in: .rows)
    coverage.note(.inTime, of: .detail)
    XCTAssertEqual(
      coverage.holes, holes.filter { !["rows: add", "detail replied in its time"].contains($0) })
    XCTAssertEqual(coverage.contradictions, [])
  }

  func testWhatCannotHappenButDoesIsNamedWithTheReason() {
    var coverage = Coverage()
    coverage.note(.add, in: .deleting)
    XCTAssertEqual(coverage.contradictions, ["deleting: add: L8: disabled during a delete"])
  }
}
