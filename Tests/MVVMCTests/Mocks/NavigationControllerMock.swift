import HeadlessKit

/// A spy: records each push and pop that code asks for, and then does it.
final class NavigationControllerMock: NavigationController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  override func pushViewController(_ viewController: ViewController) {
    log.note(.push(Reference(viewController)))
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    log.note(.pop)
    return super.popViewController()
  }
}
