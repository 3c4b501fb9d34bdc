import Shared

/// Leads through one part of the app on its parent's navigation stack.
package protocol ChildCoordinator: AnyObject {
  /// Its screen, once started and until left.
  var viewController: ViewController? { get }

  /// Puts its first screen on the stack.
  func start(_ navigationController: NavigationController)
}
