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

  func testWindowThatDiesLeavesAStackThatIsKeptOffScreen() {
    var window: Window? = Window()
    let navigation = NavigationController()
    navigation.pushViewController(RecordingScreen("Items", log: log))
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    _ = log.take()
    window = nil
    XCTAssertEqual(log.take(), ["Items viewWillDisappear", "Items viewDidDisappear"])
    navigation.pushViewController(RecordingScreen("Item", log: log))
    XCTAssertEqual(log.entries.filter { $0.contains("load") || $0.contains("view") }, [])
  }

  func testStackCanBeShownInAnotherWindowOnceItsOwnIsGone() {
    let navigation = NavigationController()
    navigation.pushViewController(RecordingScreen("Items", log: log))
    for _ in 1...2 {
      let window = Window()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    let appearances = log.entries.filter { $0.contains("Appear") || $0.contains("Disappear") }
    let once = ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"]
    XCTAssertEqual(appearances, (once + once).map { "Items view\($0)" })
  }
}
