import HeadlessKit

/// Records each push and pop that code asks for, then does it.
final class NavigationControllerMock: NavigationController {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  /// Comes on screen, as in a window: from now on screens load their views when pushed.
  func appear() {
    viewWillAppear()
    viewDidAppear()
  }

  override func pushViewController(_ viewController: ViewController) {
    record.note(.push(ObjectIdentifier(viewController)))
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    record.note(.pop)
    return super.popViewController()
  }
}
