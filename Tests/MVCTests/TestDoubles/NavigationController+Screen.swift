import HeadlessKit

extension NavigationController {
  /// Makes a stack of screens, root first, as it is on the user's screen.
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
