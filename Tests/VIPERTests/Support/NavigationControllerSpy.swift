import HeadlessKit

/// Notes what is pushed and popped; what is pushed can be looked at before its view loads.
final class NavigationControllerSpy: NavigationController {
  private let log: CallLog
  private let onPush: (ViewController) -> Void

  init(_ log: CallLog, onPush: @escaping (ViewController) -> Void = { _ in }) {
    self.log = log
    self.onPush = onPush
  }

  private(set) var pushViewControllerWasCalled = false
  private(set) weak var pushViewControllerViewController: ViewController?
  override func pushViewController(_ viewController: ViewController) {
    log.note("navigation.push(\(type(of: viewController)))")
    pushViewControllerWasCalled = true
    pushViewControllerViewController = viewController
    onPush(viewController)
    super.pushViewController(viewController)
  }

  private(set) var popViewControllerWasCalled = false
  override func popViewController() -> ViewController? {
    log.note("navigation.pop")
    popViewControllerWasCalled = true
    return super.popViewController()
  }
}
