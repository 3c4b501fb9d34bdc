import HeadlessKit

/// Pops screens from a navigation controller, which it does not keep alive.
package final class ReverseNavigator: ReverseNavigatorProtocol {
  private weak var navigationController: NavigationController?

  package init(for navigationController: NavigationController) {
    self.navigationController = navigationController
  }

  package func navigateBack(from viewController: ViewController) {
    guard let stack = navigationController?.viewControllers,
      let index = stack.firstIndex(where: { $0 === viewController })
    else { return }
    for _ in stack[index...] { navigationController?.popViewController() }
  }
}
