import Items

/// Leads through adding an item, as the form's view model and the parent know it.
package protocol AddItemCoordinatorProtocol: ChildCoordinator {
  /// Leaves the form, and takes the new item back.
  func finish(with item: Item)
}
