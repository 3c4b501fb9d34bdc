import HeadlessKit
import XCTest

final class WindowTests: XCTestCase {
  let log = Log()
  let window = Window()

  func testMakingAWindowVisibleLoadsItsRootAndShowsItOnce() {
    let root = RecordingScreen("Items", log: log)
    window.rootViewController = root
    XCTAssertEqual(log.entries, [])
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    XCTAssertIdentical(root.view.window, window)
    XCTAssertEqual(
      log.entries,
      ["Items loadView", "Items viewDidLoad", "Items viewWillAppear", "Items viewDidAppear"])
  }

  func testWindowWithoutRootShowsNothing() {
    window.makeKeyAndVisible()
    XCTAssertNil(window.rootViewController)
  }

  func testWindowThatDiesTakesItsScreensAlong() {
    var window: Window? = Window()
    window?.rootViewController = RecordingScreen("Items", log: log)
    window?.makeKeyAndVisible()
    weak let root = window?.rootViewController
    weak let view = root?.view
    XCTAssertNotNil(view)
    window = nil
    XCTAssertNil(root)
    XCTAssertNil(view)
  }
}
