/// A coordinator that others run under, as these know it: their parent.
package protocol ParentCoordinator: AnyObject {
  /// Lets go of a child, whose screen was left by its own doing or by the user's Back.
  func didFinish(_ child: any ChildCoordinator)
}
