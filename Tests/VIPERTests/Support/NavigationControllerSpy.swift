import HeadlessKit

/// Logs pushes and pops by code; an example can look at a screen before its view loads.
final class NavigationControllerSpy: NavigationController {
  enum Call: Equatable {
    case push, pop
  }

  let log = CallLog<Call>()
  private let onPush: (ViewController) -> Void

  init(onPush: @escaping (ViewController) -> Void = { _ in }) {
    self.onPush = onPush
  }

  override func pushViewController(_ viewController: ViewController) {
    log.note(.push)
    onPush(viewController)
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    log.note(.pop)
    return super.popViewController()
  }
}
