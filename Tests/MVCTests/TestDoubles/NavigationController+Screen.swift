import HeadlessKit

extension NavigationController {
  /// Makes a stack of screens, root first, that has appeared.
  ///
  /// Its window is gone again, so no field of it can have the focus.
  static func onScreen(showing viewControllers: ViewController...) -> NavigationController {
    let navigationController = NavigationController()
    let window = Window()
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    for viewController in viewControllers {
      navigationController.pushViewController(viewController)
    }
    return navigationController
  }
}
