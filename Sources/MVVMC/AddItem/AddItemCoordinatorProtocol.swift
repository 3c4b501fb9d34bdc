/// Leads through adding an item, as the form's view model knows it.
package protocol AddItemCoordinatorProtocol: ChildCoordinator {
  /// Leaves the form, whose item was added, then tells the delegate.
  func finish()
}
