/// The parent, as a child coordinator knows it.
package protocol ParentCoordinator: AnyObject {
  /// Releases a child, because its screen was left by code or by the user's Back.
  func didFinish(_ child: any AbstractCoordinator)
}
