import HeadlessKit

extension NavigationController {
  /// Makes a stack of screens, root first, that has appeared.
  ///
  /// It is in no window, so no field of it can have the focus, and nothing else keeps it alive.
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
