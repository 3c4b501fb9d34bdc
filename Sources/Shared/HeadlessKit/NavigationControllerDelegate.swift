/// Hears of every change of a navigation stack that is on screen.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called when a screen shows because another was pushed or popped, by code or by the user.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController)
}
