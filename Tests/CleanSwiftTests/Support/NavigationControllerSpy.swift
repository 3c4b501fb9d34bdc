import HeadlessKit

final class NavigationControllerSpy: NavigationController {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var pushedViewController: ViewController?
  override func pushViewController(_ viewController: ViewController) {
    log.note()
    pushedViewController = viewController
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    log.note()
    return super.popViewController()
  }
}
