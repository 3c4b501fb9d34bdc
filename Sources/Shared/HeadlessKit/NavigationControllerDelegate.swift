/// Hears of every screen that a navigation stack shows: the first one, and each that is pushed or popped
/// to, by code or by the user.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called when the screen's view is loaded, before any screen is told that it will appear or disappear.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController)

  /// Called when the screen has appeared, and whatever came or left has been told.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController)
}

extension NavigationControllerDelegate {
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController
  ) {}

  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {}
}
