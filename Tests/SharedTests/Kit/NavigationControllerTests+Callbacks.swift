import HeadlessKit
import Testing

extension NavigationControllerTests {
  @Test func `A push calls back in order: it comes, shows in place of the other, has come`() {
    let delegate = Delegate(log)
    showItems()
    navigation.delegate = delegate
    navigation.pushViewController(item)
    #expect(
      log.entries == [
        "Item willMove in", "Item loadView", "Item viewDidLoad", "willShow Item",
        "Items viewWillDisappear", "Item viewWillAppear", "Items viewDidDisappear",
        "Item viewDidAppear", "Item didMove in", "didShow Item",
      ])
  }

  @Test(arguments: Leaving.allCases)
  func `Leaving calls back in order: it goes, the one below shows, it has gone`(
    by leaving: Leaving
  ) {
    let delegate = Delegate(log)
    showItems()
    navigation.pushViewController(item)
    navigation.delegate = delegate
    _ = log.take()
    leaving(navigation)
    #expect(
      log.entries == [
        "Item willMove out", "willShow Items", "Item viewWillDisappear", "Items viewWillAppear",
        "Item viewDidDisappear", "Items viewDidAppear", "Item didMove out", "didShow Items",
      ])
  }

  @Test func `The delegate hears of the root's first appearance as of any other`() {
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(items)
    #expect(log.take() == ["Items willMove in", "Items didMove in"])
    window.makeKeyAndVisible()
    #expect(
      log.entries == [
        "Items loadView", "Items viewDidLoad", "willShow Items", "Items viewWillAppear",
        "Items viewDidAppear", "didShow Items",
      ])
  }

  @Test func `The delegate is not kept alive`() {
    var delegate: Delegate? = Delegate(log)
    navigation.delegate = delegate
    delegate = nil
    #expect(navigation.delegate == nil)
  }

  @Test func `Off screen, screens come and go without being loaded`() {
    navigation.pushViewController(items)
    navigation.pushViewController(item)
    navigation.pushViewController(RecordingScreen("New item", log: log))
    navigation.popViewController()
    #expect(!log.entries.contains { $0.contains("view") || $0.contains("load") })
    _ = log.take()
    window.makeKeyAndVisible()
    #expect(
      log.take() == [
        "Item loadView", "Item viewDidLoad", "Item viewWillAppear", "Item viewDidAppear",
      ])
    #expect(!items.isViewLoaded)
  }

  @Test func `A stack that disappears takes its topmost screen along, and loads no more`() {
    showItems()
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    #expect(log.take() == ["Items viewWillDisappear", "Items viewDidDisappear"])
    #expect(items.view.window == nil)
    navigation.pushViewController(item)
    #expect(log.entries == ["Item willMove in", "Item didMove in"])
  }

  /// A1.
  @Test func `A screen is new on its stack in its first appearance, and not in a later one`() {
    var isNew: [String: [Bool]] = [:]
    for screen in [items, item] {
      screen.onCallback = { [weak screen, log] in
        guard let screen, log.entries.last == "\(screen.title) viewDidAppear" else { return }
        isNew[screen.title, default: []].append(screen.isMovingToParent)
      }
    }
    showItems()
    #expect(!items.isMovingToParent)
    navigation.pushViewController(item)
    navigation.viewWillDisappear()
    navigation.viewDidDisappear()
    navigation.viewWillAppear()
    navigation.viewDidAppear()
    navigation.popViewController()
    navigation.pushViewController(item)
    #expect(isNew == ["Items": [true, false], "Item": [true, false, true]])
  }

  @Test func `A subclass that records code's pushes and pops is not called for the user's Back`() {
    let recorder = RecordingNavigation()
    recorder.pushViewController(items)
    recorder.pushViewController(item)
    recorder.goBack()
    recorder.pushViewController(item)
    recorder.popViewController()
    #expect(recorder.log.entries == ["push Items", "push Item", "push Item", "pop"])
    #expect(recorder.viewControllers.map(\.title) == ["Items"])
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
