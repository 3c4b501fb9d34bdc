import HeadlessKit
import XCTest

final class ActivityIndicatorTests: XCTestCase {
  func testShowsOnlyWhileSomethingIsUnderWay() {
    let indicator = ActivityIndicator()
    XCTAssertFalse(indicator.isVisible)
    indicator.startAnimating()
    XCTAssert(indicator.isAnimating)
    XCTAssert(indicator.isVisible)
    indicator.stopAnimating()
    XCTAssertFalse(indicator.isAnimating)
    XCTAssertFalse(indicator.isVisible)
  }
}
