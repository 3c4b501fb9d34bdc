import HeadlessKit
import XCTest

extension NavigationControllerTests {
  /// It comes, shows in place of the other, and has come.
  func testPushCallsBackInOrder() {
    let delegate = Delegate(log)
    showItems()
    navigation.delegate = delegate
    navigation.pushViewController(item)
    XCTAssertEqual(
      log.entries,
      [
        "Item willMove in", "Item loadView", "Item viewDidLoad", "willShow Item",
        "Items viewWillDisappear", "Item viewWillAppear", "Items viewDidDisappear",
        "Item viewDidAppear", "Item didMove in", "didShow Item",
      ])
  }

  /// The screen goes, the one below shows, and the screen has gone.
  func testLeavingCallsBackInOrder() {
    let delegate = Delegate(log)
    showItems()
    navigation.delegate = delegate
    for leaving in Leaving.allCases {
      navigation.pushViewController(RecordingScreen("Item", log: log))
      _ = log.take()
      leaving(navigation)
      XCTAssertEqual(
        log.take(),
        [
          "Item willMove out", "willShow Items", "Item viewWillDisappear", "Items viewWillAppear",
          "Item viewDidDisappear", "Items viewDidAppear", "Item didMove out", "didShow Items",
        ], "\(leaving)")
    }
  }

  func testDelegateHearsOfTheRootsFirstAppearanceAsOfAnyOther() {
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(items)
    XCTAssertEqual(log.take(), ["Items willMove in", "Items didMove in"])
    window.makeKeyAndVisible()
    XCTAssertEqual(
      log.entries,
      [
        "Items loadView", "Items viewDidLoad", "willShow Items", "Items viewWillAppear",
        "Items viewDidAppear", "didShow Items",
      ])
  }

  func testDelegateIsNotKeptAlive() {
    var delegate: Delegate? = Delegate(log)
    navigation.delegate = delegate
    delegate = nil
    XCTAssertNil(navigation.delegate)
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
    XCTAssertEqual(log.entries, ["Item willMove in", "Item didMove in"])
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

/// Records the screens that show.
private final class Delegate: NavigationControllerDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController
  ) {
    log.append("willShow \(viewController.title)")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    log.append("didShow \(viewController.title)")
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
