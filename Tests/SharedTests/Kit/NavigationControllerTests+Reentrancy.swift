import HeadlessKit
import Testing

extension NavigationControllerTests {
  @Test func `A push within a callback changes the stack at once and waits its turn to show`() {
    navigation.pushViewController(items)
    _ = log.take()
    items.reactions["viewWillAppear"] = { [navigation, item, log] in
      navigation.pushViewController(item)
      log.append("pushed, \(navigation.viewControllers.count) on the stack")
    }
    window.makeKeyAndVisible()
    #expect(
      log.entries == [
        "Items loadView", "Items viewDidLoad", "Items viewWillAppear",
        "pushed, 2 on the stack", "Items viewDidAppear", "Item willMove in", "Item loadView",
        "Item viewDidLoad", "Items viewWillDisappear", "Item viewWillAppear",
        "Items viewDidDisappear", "Item viewDidAppear", "Item didMove in",
      ])
  }

  @Test func `A screen that leaves before it has appeared appears first`() {
    showItems()
    item.reactions["viewDidLoad"] = { [navigation] in navigation.popViewController() }
    navigation.pushViewController(item)
    #expect(titles == ["Items"])
    #expect(
      log.entries.filter { $0.hasPrefix("Item ") } == [
        "Item willMove in", "Item loadView", "Item viewDidLoad", "Item viewWillAppear",
        "Item viewDidAppear", "Item didMove in", "Item willMove out", "Item viewWillDisappear",
        "Item viewDidDisappear", "Item didMove out",
      ])
  }

  @Test func `A stack that is shown within a callback shows what has had its turn`() {
    navigation.pushViewController(items)
    item.reactions["willMove in"] = { [window] in window.makeKeyAndVisible() }
    navigation.pushViewController(item)
    #expect(log.entries.contains("Items viewDidAppear"))
    #expect(log.entries.suffix(2) == ["Item viewDidAppear", "Item didMove in"])
    #expect(item.view.window === window)
  }

  @Test func `A screen that is pushed while its stack disappears has its turn when that is over`() {
    showItems()
    items.reactions["viewDidDisappear"] = { [navigation, item] in
      navigation.pushViewController(item)
    }
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    #expect(log.entries.suffix(2) == ["Item willMove in", "Item didMove in"])
  }

  @Test(arguments: 0..<200) func `Whatever callbacks push and pop, every screen's calls balance`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
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
          #expect(screen.navigationController === navigation)
          let calls = log.entries.reversed().filter { $0.hasPrefix("\(screen.title) ") }
          let moved = calls.prefix { !$0.hasSuffix("willMove in") }
          let isFirst = moved.count { $0.hasSuffix("viewDidAppear") } == 1
          #expect(screen.isMovingToParent == isFirst)
        }
        act()
      }
      navigation.pushViewController(screen)
    }
    let delegate = ActingDelegate(act)
    navigation.delegate = delegate
    push()
    window.makeKeyAndVisible()
    while left > 0 { act() }
    for name in screens.map(\.title) {
      let calls = log.entries.filter { $0.hasPrefix("\(name) ") }
        .map { $0.dropFirst("\(name) ".count) }
      let isOnStack = titles.contains(name)
      try expectBalance(calls, isOnStack: isOnStack, isOnTop: titles.last == name)
    }
    withExtendedLifetime(delegate) {}
    let shown = try #require(navigation.topViewController).view
    #expect(navigation.view.subviews.identities == [shown].identities)
  }

  /// Reads one screen's calls as a word: into the stack, appearances, out of it.
  private func expectBalance(
    _ calls: [Substring], isOnStack: Bool, isOnTop: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let letters = [
      "willMove in": "<", "didMove in": "(", "willMove out": ")", "didMove out": ">",
      "loadView": "", "viewDidLoad": "", "viewWillAppear": "a", "viewDidAppear": "A",
      "viewWillDisappear": "d", "viewDidDisappear": "D",
    ]
    let word = try calls.map { try #require(letters[String($0)]) }.joined()
    let moves = word.filter { "<()>".contains($0) }
    #expect(
      moves.wholeMatch(of: isOnStack ? /(<\(\)>)*<\(/ : /(<\(\)>)*/) != nil, "\(word)",
      sourceLocation: sourceLocation)
    #expect(
      word.hasPrefix("<") && (isOnStack || word.hasSuffix(">")), "\(word)",
      sourceLocation: sourceLocation)
    let appearances = word.filter(\.isLetter) + (isOnTop ? "dD" : "")
    #expect(
      appearances.wholeMatch(of: /(aAdD)*/) != nil, "\(word)", sourceLocation: sourceLocation)
  }
}

/// Does something whenever a screen shows.
private final class ActingDelegate: NavigationControllerDelegate {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController
  ) {
    act()
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    act()
  }
}
