import HeadlessKit

/// Pops from a navigation controller, which it does not keep alive.
package final class ReverseNavigator: ReverseNavigatorProtocol {
  private weak var navigationController: NavigationController?

  package init(for navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  package func navigateBack(from viewController: ViewController) {
    guard navigationController?.topViewController === viewController else { return }
    navigationController?.popViewController()
  }
}
