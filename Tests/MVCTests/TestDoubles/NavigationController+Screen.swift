import HeadlessKit

extension NavigationController {
  /// Makes a stack of screens, root first, that has appeared.
  ///
  /// It is in no window: no field can have the focus, and nothing else keeps the stack alive.
  static func onScreen(showing viewControllers: ViewController...) -> NavigationController {
    let navigationController = NavigationController()
    navigationController.viewWillAppear()
    navigationController.viewDidAppear()
    for viewController in viewControllers {
      navigationController.pushViewController(viewController)
    }
    return navigationController
  }
}
