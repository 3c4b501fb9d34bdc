import HeadlessKit

/// A coordinator, as the object that starts it knows it: the app or its parent.
package protocol AbstractCoordinator: AnyObject {
  /// Pushes its first screen.
  func start(_ navigationController: NavigationController)
}
