import HeadlessKit

/// Records what code pushes and pops.
final class NavigationControllerSpy: NavigationController {
  private let log: CallLog<OuterCall>

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }

  override func pushViewController(_ viewController: ViewController) {
    log.add(.push(OuterCall.Screen(viewController)))
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    log.add(.pop)
    return super.popViewController()
  }
}
