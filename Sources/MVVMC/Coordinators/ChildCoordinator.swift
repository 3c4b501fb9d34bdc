import HeadlessKit

/// Leads through one part of the app on its parent's navigation stack.
package protocol ChildCoordinator: AnyObject {
  /// Its screen, set before it is pushed: a child whose screen isn't on the stack is let go of.
  var viewController: ViewController? { get }

  /// Puts its first screen on the stack.
  func start(_ navigationController: NavigationController)
}
