/// A stack of screens of which the user sees the topmost.
///
/// A push or pop changes ``viewControllers`` at once. What it calls back waits until the pushes and pops
/// before it have called back, so that any callback may push and pop, and every screen hears of its coming
/// and going in order.
///
/// Unlike UIKit's, the user's Back doesn't call ``popViewController()``, so that a subclass which records what code does is
/// not called for what the user does.
open class NavigationController: ViewController {
  private struct Transition {
    let viewController: ViewController
    let isPush: Bool
    /// What is on top of the stack after it.
    let top: ViewController
  }

  /// The screens, root first.
  public private(set) var viewControllers: [ViewController] = []
  /// What was on top after the last transition that had its turn.
  private var current: ViewController?
  private var waiting: [Transition] = []
  /// Transitions wait while there is one of these: a transition, an appearance, a disappearance.
  private var holds = 0
  private var isOnScreen = false

  /// The screen that is on top, whether or not it has had its turn to show.
  public var topViewController: ViewController? { viewControllers.last }

  /// Puts a screen on top; its view loads if the stack is on screen: now, or after the callback that this is in.
  ///
  /// Traps for a screen that is on a stack already, and for a stack.
  open func pushViewController(_ viewController: ViewController) {
    precondition(
      !viewControllers.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported")
    precondition(
      viewController.navigationController == nil || viewController.navigationController === self,
      "A view controller can't be on two stacks")
    precondition(
      !(viewController is NavigationController), "Pushing a navigation controller is not supported")
    precondition(
      !(viewController.viewIfLoaded?.superview is Window),
      "A view controller that fills a window can't be pushed")
    viewController.navigationController = self
    viewControllers.append(viewController)
    waiting.append(Transition(viewController: viewController, isPush: true, top: viewController))
    runTransitions()
  }

  /// Leaves the topmost screen and returns it; the root stays.
  @discardableResult
  open func popViewController() -> ViewController? {
    removeTop()
  }

  /// What the user's Back does: leaves the topmost screen; the root stays.
  package final func leaveTopScreen() {
    removeTop()
  }

  open override func viewWillAppear() {
    holds += 1
    current?.loadViewIfNeeded()
    current?.viewWillAppear()
  }

  open override func viewDidAppear() {
    precondition(holds > 0, "viewDidAppear without viewWillAppear: an override has to call super")
    isOnScreen = true
    if let current {
      view.addSubview(current.view)
      finish(current)
    }
    holds -= 1
    runTransitions()
  }

  open override func viewWillDisappear() {
    holds += 1
    current?.viewWillDisappear()
  }

  open override func viewDidDisappear() {
    precondition(
      holds > 0, "viewDidDisappear without viewWillDisappear: an override has to call super")
    isOnScreen = false
    current?.viewIfLoaded?.removeFromSuperview()
    current?.viewDidDisappear()
    holds -= 1
    runTransitions()
  }

  @discardableResult
  private func removeTop() -> ViewController? {
    guard viewControllers.count > 1, let left = viewControllers.popLast(),
      let top = topViewController
    else { return nil }
    waiting.append(Transition(viewController: left, isPush: false, top: top))
    runTransitions()
    return left
  }

  private func runTransitions() {
    guard holds == 0 else { return }
    holds += 1
    while !waiting.isEmpty { run(waiting.removeFirst()) }
    holds -= 1
  }

  private func run(_ transition: Transition) {
    let moved = transition.viewController
    moved.isMovingToParent = transition.isPush
    let covered = current
    current = transition.top
    if isOnScreen { show(transition.top, insteadOf: covered) }
    if !transition.isPush, !waiting.contains(where: { $0.viewController === moved }) {
      moved.navigationController = nil
    }
    moved.didMove(toParent: transition.isPush ? self : nil)
  }

  private func show(_ shown: ViewController, insteadOf gone: ViewController?) {
    shown.loadViewIfNeeded()
    gone?.viewWillDisappear()
    shown.viewWillAppear()
    gone?.viewIfLoaded?.removeFromSuperview()
    view.addSubview(shown.view)
    gone?.viewDidDisappear()
    finish(shown)
  }

  private func finish(_ shown: ViewController) {
    shown.viewDidAppear()
    shown.isMovingToParent = false
  }
}
