/// Whoever wants to know what came of the form.
package protocol AddItemCoordinatorDelegate: AnyObject {
  /// An item was added: it is in the store, and the form is left.
  func didAddItem()
}
