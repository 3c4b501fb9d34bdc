import FakeWorld
import XCTest

@testable import RandomUse

final class CoverageTests: XCTestCase {
  func testEveryCaseThatIsPossibleIsAHoleUntilItOccurs() {
    var coverage = Coverage()
    let holes = coverage.holes
    let cases = ["detail replied in its time", "rows: add"]
    XCTAssertTrue(Set(holes).isSuperset(of: cases) && !holes.contains("deleting: add"))
    coverage.note(.add, in: .rows)
    coverage.note(.inTime, of: .detail)
    coverage.note(.add, in: .deleting)
    XCTAssertEqual(coverage.holes, holes.filter { !cases.contains($0) })
  }
}
