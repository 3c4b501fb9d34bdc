import Items

/// Leads through adding an item, as the form's view model knows it.
package protocol AddItemCoordinatorProtocol: ChildCoordinator {
  /// Leaves the form, then takes the new item back.
  func finish(with item: Item)
}
