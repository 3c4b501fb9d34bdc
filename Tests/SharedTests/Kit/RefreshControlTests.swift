import HeadlessKit
import UserDriver
import XCTest

final class RefreshControlTests: XCTestCase {
  let control = RefreshControl()
  let log = Log()

  override func setUp() {
    control.addAction(
      Action { [control, log] in log.append("refreshing: \(control.isRefreshing)") },
      for: .valueChanged)
  }

  func testIsHiddenUntilItRefreshes() {
    XCTAssert(control.isHidden)
    XCTAssertFalse(control.isRefreshing)
  }

  func testPullStartsRefreshingThenTells() {
    control.pull()
    XCTAssertEqual(log.entries, ["refreshing: true"])
    XCTAssertFalse(control.isHidden)
  }

  func testPullWhileRefreshingTellsNothing() {
    control.pull()
    control.pull()
    XCTAssertEqual(log.entries.count, 1)
  }

  func testPullWorksAgainAfterRefreshingHasEnded() {
    control.pull()
    control.endRefreshing()
    XCTAssertFalse(control.isRefreshing)
    control.pull()
    XCTAssertEqual(log.entries.count, 2)
  }

  func testDisabledControlCannotBePulledNorOneInATableThatIsHidden() {
    control.isEnabled = false
    control.pull()
    control.isEnabled = true
    let table = TableView()
    table.refreshControl = control
    table.isHidden = true
    control.pull()
    XCTAssertEqual(log.entries, [])
    XCTAssertFalse(control.isRefreshing)
  }

  func testCodeThatBeginsRefreshingTellsNothing() {
    control.beginRefreshing()
    XCTAssert(control.isRefreshing)
    XCTAssertEqual(log.entries, [])
  }
}
