import Items

/// A coordinator that others run under, as these know it: their parent.
package protocol AbstractCoordinator: AnyObject {
  /// Keeps a child, which is about to start, until it has finished.
  func addChildCoordinator(_ child: any ChildCoordinator)

  /// Lets go of a child, whose screen was left by its own doing or by the user's Back.
  func didFinish(_ child: any ChildCoordinator)

  /// Takes the item that a child has added; its screen is left by then.
  func didAdd(_ item: Item)
}
