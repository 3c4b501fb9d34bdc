import HeadlessKit
import UserDriver
import XCTest

extension NavigationControllerTests {
  /// It shows in place of the other, and has come.
  func testPushCallsBackInOrder() {
    showItems()
    navigation.pushViewController(item)
    XCTAssertEqual(
      log.entries,
      [
        "Item loadView", "Item viewDidLoad", "Items viewWillDisappear", "Item viewWillAppear",
        "Items viewDidDisappear", "Item viewDidAppear", "Item didMove in",
      ])
  }

  /// The one below shows, and the screen has gone.
  func testLeavingCallsBackInOrder() {
    showItems()
    for leaving in Leaving.allCases {
      navigation.pushViewController(RecordingScreen("Item", log: log))
      _ = log.take()
      leaving(navigation)
      XCTAssertEqual(
        log.take(),
        [
          "Item viewWillDisappear", "Items viewWillAppear", "Item viewDidDisappear",
          "Items viewDidAppear", "Item didMove out",
        ], "\(leaving)")
    }
  }

  func testOffScreenScreensComeAndGoWithoutBeingLoaded() {
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    navigation.pushViewController(RecordingScreen("New item", log: log))
    navigation.popViewController()
    XCTAssertFalse(log.entries.contains { $0.contains("view") || $0.contains("load") })
    _ = log.take()
    window.makeKeyAndVisible()
    XCTAssertEqual(
      log.take(),
      ["Item loadView", "Item viewDidLoad", "Item viewWillAppear", "Item viewDidAppear"])
    XCTAssertFalse(items.isViewLoaded)
  }

  func testStackThatDisappearsTakesItsTopScreenAlongAndLoadsNoMore() {
    showItems()
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    XCTAssertEqual(log.take(), ["Items viewWillDisappear", "Items viewDidDisappear"])
    XCTAssertNil(items.view.window)
    navigation.pushViewController(item)
    XCTAssertEqual(log.entries, ["Item didMove in"])
  }

  /// A1.
  func testScreenIsNewOnItsStackInItsFirstAppearanceOnly() {
    var isNew: [String: [Bool]] = [:]
    for screen in [items, item] {
      screen.onCallback = { [weak screen, log] in
        guard let screen, log.entries.last == "\(screen.title) viewDidAppear" else { return }
        isNew[screen.title, default: []].append(screen.isMovingToParent)
      }
    }
    showItems()
    XCTAssertFalse(items.isMovingToParent)
    navigation.pushViewController(item)
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    navigation.viewWillAppear()
    navigation.viewDidAppear()
    navigation.popViewController()
    navigation.pushViewController(item)
    XCTAssertEqual(isNew, ["Items": [true, false], "Item": [true, false, true]])
  }

  func testSubclassIsCalledForCodesPushesAndPopsButNotForTheUsersBack() {
    let recorder = RecordingNavigation()
    recorder.pushViewController(items)
    recorder.pushViewController(item)
    recorder.goBack()
    recorder.pushViewController(item)
    recorder.popViewController()
    XCTAssertEqual(recorder.log.entries, ["push Items", "push Item", "push Item", "pop"])
    XCTAssertEqual(recorder.viewControllers.map(\.title), ["Items"])
  }
}

/// Records what code does with the stack.
private final class RecordingNavigation: NavigationController {
  let log = Log()

  override func pushViewController(_ viewController: ViewController) {
    log.append("push \(viewController.title)")
    super.pushViewController(viewController)
  }

  @discardableResult
  override func popViewController() -> ViewController? {
    log.append("pop")
    return super.popViewController()
  }
}
