import HeadlessKit
import UserDriver
import XCTest

final class NavigationControllerTests: XCTestCase {
  let log = Log()
  let navigation = NavigationController()
  let window = Window()
  lazy var items = RecordingScreen("Items", log: log)
  lazy var item = RecordingScreen("Item", log: log)

  override func setUp() {
    window.rootViewController = navigation
  }

  /// Puts the list on the stack and the stack on screen, and forgets what was recorded.
  func showItems() {
    navigation.pushViewController(items)
    window.makeKeyAndVisible()
    _ = log.take()
  }

  var titles: [String] { navigation.viewControllers.map(\.title) }

  func testScreenPushedLastIsOnTop() {
    XCTAssertNil(navigation.topViewController)
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    XCTAssertIdentical(navigation.topViewController, item)
    XCTAssertEqual(titles, ["Items", "Item"])
  }

  func testOnlyTheTopmostScreenIsInTheWindow() {
    showItems()
    XCTAssertIdentical(items.view.window, window)
    var wasInWindow: [Bool] = []
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      items.reactions[callback] = { [items] in wasInWindow.append(items.view.window != nil) }
    }
    navigation.pushViewController(item)
    XCTAssertEqual(wasInWindow, [true, false])
    XCTAssertNil(items.view.window)
    XCTAssertIdentical(item.view.window, window)
    navigation.goBack()
    XCTAssertIdentical(items.view.window, window)
    XCTAssertNil(item.view.window)
  }

  func testScreenKnowsItsStackUntilItIsToldThatItWasLeft() {
    showItems()
    navigation.pushViewController(item)
    XCTAssertIdentical(item.navigationController, navigation)
    var knew = (leaving: false, left: true)
    item.reactions["viewDidDisappear"] = { [item] in
      knew.leaving = item.navigationController != nil
    }
    item.reactions["didMove out"] = { [item] in knew.left = item.navigationController != nil }
    navigation.popViewController()
    XCTAssert(knew == (true, false))
  }

  func testRootCannotBePoppedByCodeOrByBack() {
    for leaving in Leaving.allCases { leaving(navigation) }
    showItems()
    for leaving in Leaving.allCases {
      leaving(navigation)
      XCTAssertEqual(titles, ["Items"], "\(leaving)")
      XCTAssertEqual(log.entries, [], "\(leaving)")
    }
  }

  func testPoppingReturnsTheScreenThatWasLeftWhichCanBePushedAgain() {
    showItems()
    navigation.pushViewController(item)
    XCTAssertIdentical(navigation.popViewController(), item)
    XCTAssertEqual(titles, ["Items"])
    _ = log.take()
    navigation.pushViewController(item)
    XCTAssertEqual(titles, ["Items", "Item"])
    XCTAssertFalse(log.entries.contains("Item loadView"))
  }

  /// X2.
  func testPoppedScreenIsReleasedAndSoIsAStackWithAllItsScreens() {
    var navigation: NavigationController? = NavigationController()
    var window: Window? = Window()
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    navigation?.pushViewController(RecordingScreen("Items", log: log))
    navigation?.pushViewController(RecordingScreen("Item", log: log))
    weak let root = navigation?.viewControllers.first
    weak let popped = navigation?.popViewController()
    XCTAssertNil(popped)
    XCTAssertNotNil(root)
    navigation = nil
    window = nil
    XCTAssertNil(root)
  }
}
