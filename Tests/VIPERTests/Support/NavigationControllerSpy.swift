import HeadlessKit

/// Notes pushes and pops by code; what is pushed can be looked at before its view loads.
final class NavigationControllerSpy: NavigationController {
  private let log: CallLog
  private let onPush: (ViewController) -> Void

  init(_ log: CallLog, onPush: @escaping (ViewController) -> Void = { _ in }) {
    self.log = log
    self.onPush = onPush
  }

  override func pushViewController(_ viewController: ViewController) {
    log.note("navigation.push")
    onPush(viewController)
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    log.note("navigation.pop")
    return super.popViewController()
  }
}
