import HeadlessKit
import UserDriver
import XCTest

extension NavigationControllerTests {
  func testPushWithinACallbackChangesTheStackAtOnceAndShowsInTurn() {
    navigation.pushViewController(items)
    _ = log.take()
    items.reactions["viewWillAppear"] = { [navigation, item, log] in
      navigation.pushViewController(item)
      log.append("pushed, \(navigation.viewControllers.count) on the stack")
    }
    window.makeKeyAndVisible()
    XCTAssertEqual(
      log.entries,
      [
        "Items loadView", "Items viewDidLoad", "Items viewWillAppear",
        "pushed, 2 on the stack", "Items viewDidAppear", "Item loadView", "Item viewDidLoad",
        "Items viewWillDisappear", "Item viewWillAppear",
        "Items viewDidDisappear", "Item viewDidAppear", "Item didMove in",
      ])
  }

  func testScreenThatLeavesBeforeItHasAppearedAppearsFirst() {
    showItems()
    item.reactions["viewDidLoad"] = { [navigation] in navigation.popViewController() }
    navigation.pushViewController(item)
    XCTAssertEqual(titles, ["Items"])
    XCTAssertEqual(
      log.entries.filter { $0.hasPrefix("Item ") },
      [
        "Item loadView", "Item viewDidLoad", "Item viewWillAppear",
        "Item viewDidAppear", "Item didMove in", "Item viewWillDisappear",
        "Item viewDidDisappear", "Item didMove out",
      ])
  }

  func testScreenPushedWhileItsStackDisappearsHasItsTurnAfterwards() {
    showItems()
    items.reactions["viewDidDisappear"] = { [navigation, item] in
      navigation.pushViewController(item)
    }
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    XCTAssertEqual(log.entries.suffix(2), ["Items viewDidDisappear", "Item didMove in"])
  }

  func testWhateverCallbacksPushAndPopEveryScreensCallsBalance() throws {
    for seed: UInt64 in 0..<200 { try assertBalance(seed: seed) }
  }

  private func assertBalance(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (log, navigation, window) = (Log(), NavigationController(), Window())
    window.rootViewController = navigation
    var left = 12
    var screens: [RecordingScreen] = []
    func act() {
      guard left > 0, Int.random(in: 0..<3, using: &random) == 0 else { return }
      left -= 1
      switch Int.random(in: 0..<3, using: &random) {
      case 0: navigation.popViewController()
      case 1: navigation.goBack()
      default: push()
      }
    }
    func push() {
      let old = screens.filter { screen in !navigation.viewControllers.contains { $0 === screen } }
      if let screen = old.randomElement(using: &random), Bool.random(using: &random) {
        return navigation.pushViewController(screen)
      }
      let screen = RecordingScreen("\(screens.count)", log: log)
      screens.append(screen)
      screen.onCallback = { [unowned screen, log, navigation] in
        if log.entries.last == "\(screen.title) viewDidAppear" {
          XCTAssertIdentical(screen.navigationController, navigation, "seed \(seed)")
          let calls = log.entries.reversed().filter { $0.hasPrefix("\(screen.title) ") }
          let moved = calls.prefix { !$0.hasSuffix("didMove out") }
          let isFirst = moved.count { $0.hasSuffix("viewDidAppear") } == 1
          XCTAssertEqual(screen.isMovingToParent, isFirst, "seed \(seed)")
        }
        act()
      }
      navigation.pushViewController(screen)
    }
    push()
    window.makeKeyAndVisible()
    while left > 0 { act() }
    let titles = navigation.viewControllers.map(\.title)
    for name in screens.map(\.title) {
      let calls = log.entries.filter { $0.hasPrefix("\(name) ") }
        .map { $0.dropFirst("\(name) ".count) }
      try assertBalance(
        of: calls, isOnStack: titles.contains(name), isOnTop: titles.last == name, "seed \(seed)")
    }
    let shown = try XCTUnwrap(navigation.topViewController).view
    XCTAssertEqual(navigation.view.subviews.identities, [shown].identities, "seed \(seed)")
  }

  /// Reads one screen's calls as a word: into the stack, appearances, out of it.
  private func assertBalance(
    of calls: [Substring], isOnStack: Bool, isOnTop: Bool, _ message: String
  ) throws {
    let letters = [
      "didMove in": "<", "didMove out": ">",
      "loadView": "", "viewDidLoad": "", "viewWillAppear": "a", "viewDidAppear": "A",
      "viewWillDisappear": "d", "viewDidDisappear": "D",
    ]
    let word = try calls.map { try XCTUnwrap(letters[String($0)], message) }.joined()
    let moves = word.filter { "<>".contains($0) }
    XCTAssertNotNil(
      moves.wholeMatch(of: isOnStack ? /(<>)*</ : /(<>)*/), "\(message): \(word)")
    XCTAssert(isOnStack || word.hasSuffix(">"), "\(message): \(word)")
    let appearances = word.filter(\.isLetter) + (isOnTop ? "dD" : "")
    XCTAssertNotNil(appearances.wholeMatch(of: /(aAdD)*/), "\(message): \(word)")
  }
}
