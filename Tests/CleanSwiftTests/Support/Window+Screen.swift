import HeadlessKit

extension Window {
  /// Shows a screen, alone on a stack.
  convenience init(showing viewController: ViewController) {
    self.init()
    let navigationController = NavigationController()
    navigationController.pushViewController(viewController)
    rootViewController = navigationController
    makeKeyAndVisible()
  }
}
