/// Releases several children at once.
///
/// The original has these methods. Nothing calls them here, because each child finishes when its screen is left.
/// Removing details by type would also release the coordinator of a detail that is still on the stack.
extension ProjectCoordinator {
  /// Releases the children of a type.
  func removeAllChildCoordinatorsWith<Child>(type: Child.Type) {
    for child in childCoordinators where child is Child { didFinish(child) }
  }

  /// Releases all children.
  func removeAllChildCoordinators() {
    for child in childCoordinators { didFinish(child) }
  }
}
