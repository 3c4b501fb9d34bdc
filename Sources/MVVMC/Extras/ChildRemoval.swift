/// Releases children whose screens are left together.
///
/// The original has these methods. Nothing calls them here, because each child shows one screen and finishes by
/// itself.
extension ProjectCoordinator {
  /// Releases the children of a type.
  func removeAllChildCoordinatorsWith<Child: AbstractCoordinator>(type: Child.Type) {
    childCoordinators.filter { $0 is Child }.forEach(didFinish)
  }

  /// Releases all children.
  func removeAllChildCoordinators() {
    childCoordinators.forEach(didFinish)
  }
}
