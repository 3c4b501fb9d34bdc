import HeadlessKit

/// Leads through one part of the app, as its parent and its view model know it.
package protocol ChildCoordinator: AnyObject {
  /// Puts its screen on the stack.
  func start(_ navigationController: NavigationController)

  /// Tells the parent that it has finished; called whichever way its screen was left.
  func didLeave()
}
