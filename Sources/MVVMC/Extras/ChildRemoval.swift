/// Releases several children at once.
///
/// The original has these methods. Nothing calls them here, because each child finishes when its screen is left.
/// Removing details by type would also release the coordinator of a detail that is still on the stack.
extension ProjectCoordinator {
  /// Releases the children of a type.
  func removeAllChildCoordinatorsWith<Child>(type: Child.Type) {
    childCoordinators.removeAll { $0 is Child }
  }

  /// Releases all children.
  func removeAllChildCoordinators() {
    childCoordinators.removeAll()
  }
}
