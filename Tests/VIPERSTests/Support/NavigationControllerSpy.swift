import HeadlessKit

/// Notes what is pushed and popped; what is pushed can be looked at before its view loads.
final class NavigationControllerSpy: NavigationController {
  var onPush: (ViewController) -> Void = { _ in }
  private let history: History

  init(_ history: History) {
    self.history = history
  }

  override func pushViewController(_ viewController: ViewController) {
    history.note("navigation.push(\(type(of: viewController)))")
    onPush(viewController)
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    history.note("navigation.pop")
    return super.popViewController()
  }
}
