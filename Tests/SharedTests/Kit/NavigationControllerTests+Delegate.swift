import HeadlessKit
import Items
import Testing

extension NavigationControllerTests {
  @Test func `The delegate hears of each screen that shows, by code or by the user`() {
    let delegate = Delegate()
    navigation.delegate = delegate
    showItems()
    navigation.pushViewController(item)
    navigation.goBack()
    navigation.pushViewController(item)
    navigation.popViewController()
    #expect(delegate.shown == ["Item", "Items", "Item", "Items"])
  }

  @Test func `The delegate hears of a pop once the stack has changed, before the screen does`() {
    let delegate = Delegate()
    navigation.delegate = delegate
    showItems()
    navigation.pushViewController(item)
    delegate.onShow = { [log, navigation] in
      log.append("delegate sees \(navigation.viewControllers.map(\.title))")
    }
    navigation.goBack()
    #expect(log.entries.suffix(2) == [#"delegate sees ["Items"]"#, "Item didPop"])
  }

  @Test func `A refused pop is no news to the delegate`() {
    let delegate = Delegate()
    navigation.delegate = delegate
    showItems()
    navigation.goBack()
    #expect(delegate.shown == [])
  }

  @Test func `The delegate is not kept alive`() {
    var delegate: Delegate? = Delegate()
    navigation.delegate = delegate
    #expect(navigation.delegate != nil)
    delegate = nil
    #expect(navigation.delegate == nil)
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

  @Test func `A subclass reaches a screen before its view loads`() {
    let recorder = RecordingNavigation()
    recorder.pushViewController(items)
    recorder.viewWillAppear()
    recorder.viewDidAppear()
    recorder.pushViewController(item)
    #expect(recorder.loadedWhenPushed == [false, false])
    #expect(item.isViewLoaded)
  }
}

/// Records the screens that show.
private final class Delegate: NavigationControllerDelegate {
  var onShow: () -> Void = {}
  private(set) var shown: [String] = []

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    shown.append(viewController.title)
    onShow()
  }
}

/// Records what code does with the stack.
private final class RecordingNavigation: NavigationController {
  let log = Log()
  private(set) var loadedWhenPushed: [Bool] = []

  override func pushViewController(_ viewController: ViewController) {
    log.append("push \(viewController.title)")
    loadedWhenPushed.append(viewController.isViewLoaded)
    super.pushViewController(viewController)
  }

  @discardableResult
  override func popViewController() -> ViewController? {
    log.append("pop")
    return super.popViewController()
  }
}
