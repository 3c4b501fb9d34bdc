import XCTest

@testable import MVVMC

final class ItemSummaryTests: XCTestCase {
  /// L2 D1.
  func testEnabledItemReadsAsEnabled() {
    let summary = ItemSummary(.milk)

    XCTAssertEqual(summary.title, "Buy milk")
    XCTAssertEqual(summary.date, "3 Feb 2026")
    XCTAssertEqual(summary.state, "Enabled")
  }

  /// L2 D1.
  func testDisabledItemReadsAsDisabled() {
    let summary = ItemSummary(.plants)

    XCTAssertEqual(summary.title, "Water the plants")
    XCTAssertEqual(summary.date, "29 Feb 2024")
    XCTAssertEqual(summary.state, "Disabled")
  }
}
