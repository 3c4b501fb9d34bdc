import HeadlessKit

/// Pushes screens onto a navigation controller, which it does not keep alive.
package final class Navigator: NavigatorProtocol {
  private weak var navigationController: NavigationController?

  package init(for navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  package func navigate(to viewController: ViewController) {
    navigationController?.pushViewController(viewController)
  }
}
