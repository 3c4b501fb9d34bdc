import Items

/// Hears from the form's coordinator, which it has started.
package protocol AddItemCoordinatorParent: AnyObject {
  /// Called when the form is left because its item was added.
  func didAdd(_ item: Item)
}
