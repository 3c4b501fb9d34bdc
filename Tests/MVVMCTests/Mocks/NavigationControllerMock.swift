import HeadlessKit

/// Records each push and pop that code asks for, then does it.
final class NavigationControllerMock: NavigationController {
  enum Call: Equatable {
    case push(ObjectIdentifier)
    case pop
  }

  private(set) var calls: [Call] = []

  /// Comes on screen, as in a window: from now on screens load their views when pushed.
  func appear() {
    viewWillAppear()
    viewDidAppear()
  }

  override func pushViewController(_ viewController: ViewController) {
    calls.append(.push(ObjectIdentifier(viewController)))
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    calls.append(.pop)
    return super.popViewController()
  }
}
