import HeadlessKit

/// Notes what is pushed and popped; what is pushed can be looked at before its view loads, and what is
/// popped while it still is on top.
final class NavigationControllerSpy: NavigationController {
  var onPush: (ViewController) -> Void = { _ in }
  var onPop: () -> Void = {}
  private(set) var pushedViewControllers: [ViewController] = []
  private(set) var popViewControllerCalls = 0

  var pushViewControllerCalled: Bool { !pushedViewControllers.isEmpty }
  override func pushViewController(_ viewController: ViewController) {
    pushedViewControllers.append(viewController)
    onPush(viewController)
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    popViewControllerCalls += 1
    onPop()
    return super.popViewController()
  }

  /// Forgets what led to the situation that the test is about.
  func forgetCalls() {
    pushedViewControllers = []
    popViewControllerCalls = 0
  }
}
