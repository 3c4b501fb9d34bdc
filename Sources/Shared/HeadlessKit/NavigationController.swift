/// A stack of screens of which the user sees the topmost.
///
/// The user's Back is an entry of its own, so that a subclass which records what code does is not called
/// for what the user does.
open class NavigationController: ViewController {
  public weak var delegate: (any NavigationControllerDelegate)?
  /// The screens, root first.
  public private(set) var viewControllers: [ViewController] = []
  private var isOnScreen = false

  /// The screen the user sees.
  public var topViewController: ViewController? { viewControllers.last }

  /// Puts a screen on top; its view loads now if the stack is on screen.
  open func pushViewController(_ viewController: ViewController) {
    let covered = topViewController
    viewController.navigationController = self
    viewControllers.append(viewController)
    show(viewController, insteadOf: covered)
  }

  /// Leaves the topmost screen and returns it; the root stays.
  @discardableResult
  open func popViewController() -> ViewController? {
    removeTop()
  }

  /// What the user's Back does: leaves the topmost screen; the root stays.
  public func goBack() {
    removeTop()
  }

  open override func viewWillAppear() {
    topViewController?.loadViewIfNeeded()
    topViewController?.viewWillAppear()
  }

  open override func viewDidAppear() {
    isOnScreen = true
    topViewController?.viewDidAppear()
  }

  open override func viewWillDisappear() {
    topViewController?.viewWillDisappear()
  }

  open override func viewDidDisappear() {
    isOnScreen = false
    topViewController?.viewDidDisappear()
  }

  @discardableResult
  private func removeTop() -> ViewController? {
    guard viewControllers.count > 1, let left = viewControllers.popLast(),
      let shown = topViewController
    else { return nil }
    show(shown, insteadOf: left)
    left.navigationController = nil
    left.didPop()
    return left
  }

  private func show(_ shown: ViewController, insteadOf gone: ViewController?) {
    guard isOnScreen else { return }
    gone?.viewWillDisappear()
    shown.loadViewIfNeeded()
    shown.viewWillAppear()
    gone?.viewDidDisappear()
    shown.viewDidAppear()
    delegate?.navigationController(self, didShow: shown)
  }
}
