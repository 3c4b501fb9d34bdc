import HeadlessKit
import XCTest

final class ViewControllerTests: XCTestCase {
  let log = Log()

  func testScreenWithoutTitleAndLabelWithoutTextHaveTheEmptyText() {
    XCTAssertEqual(ViewController().title, "")
    XCTAssertEqual(Label().text, "")
  }

  func testViewIsMadeOnceWhenFirstAskedForAndThenViewDidLoadIsCalled() {
    let screen = RecordingScreen("Items", log: log)
    XCTAssertFalse(screen.isViewLoaded)
    XCTAssertNil(screen.viewIfLoaded)
    XCTAssertEqual(log.entries, [])
    var loaded: View?
    screen.reactions["viewDidLoad"] = { [weak screen] in loaded = screen?.view }
    let view = screen.view
    XCTAssertIdentical(loaded, view)
    XCTAssertIdentical(screen.viewIfLoaded, view)
    screen.loadViewIfNeeded()
    XCTAssertEqual(log.entries, ["Items loadView", "Items viewDidLoad"])
  }

  func testControllerThatMakesNoViewGetsAnEmptyOne() {
    let screen = ViewController()
    XCTAssertIdentical(screen.view, screen.view)
    XCTAssert(screen.view.subviews.isEmpty)
  }

  func testNothingKeepsAControllerAliveButItsOwner() {
    var screen: RecordingScreen? = RecordingScreen("Items", log: log)
    weak let released = screen
    weak let view = screen?.view
    XCTAssertNotNil(view)
    screen = nil
    XCTAssertNil(released)
    XCTAssertNil(view)
  }
}
