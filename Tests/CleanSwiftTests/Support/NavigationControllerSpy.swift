import HeadlessKit

final class NavigationControllerSpy: NavigationController {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var pushedViewController: ViewController?
  override func pushViewController(_ viewController: ViewController) {
    record.note()
    pushedViewController = viewController
    super.pushViewController(viewController)
  }

  override func popViewController() -> ViewController? {
    record.note()
    return super.popViewController()
  }
}
