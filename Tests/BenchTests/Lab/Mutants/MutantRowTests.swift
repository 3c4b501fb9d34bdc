import XCTest

@testable import Kept
@testable import Suites
@testable import lab

/// Which mutant a recorded outcome belongs to.
final class MutantRowTests: XCTestCase {
  func testMutantsOfARuleAtOnePlaceDifferInTheirReplacement() {
    let mutant = { replacement in
      Mutant(
        id: 1, rule: .valueExchanged, file: "A.swift", line: 1, column: 3, endLine: 1, endColumn: 5,
        original: ".a", replacement: replacement)
    }
    let row = MutantRow(mutant(".b"), of: "MVC", .dropped, TestLog())
    XCTAssertTrue(row.isOutcome(of: mutant(".b")))
    XCTAssertFalse(row.isOutcome(of: mutant(".c")))
    XCTAssertEqual(row.end, "doesn't compile")
  }
}
