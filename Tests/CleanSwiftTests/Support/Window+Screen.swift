import HeadlessKit

extension Window {
  /// Creates a window that shows this screen on a navigation stack.
  convenience init(showing viewController: ViewController) {
    self.init()
    let navigationController = NavigationController()
    navigationController.pushViewController(viewController)
    rootViewController = navigationController
    makeKeyAndVisible()
  }
}
