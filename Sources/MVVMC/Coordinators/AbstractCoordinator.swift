/// Keeps the coordinators of the screens that it has led to.
package protocol AbstractCoordinator: AnyObject {
  /// Keeps a coordinator until it is removed.
  func addChildCoordinator(_ coordinator: any ChildCoordinator)

  /// Lets go of every child of the given type, which may be a protocol.
  func removeAllChildCoordinatorsWith<T>(type: T.Type)

  /// Lets go of every child.
  func removeAllChildCoordinators()
}
