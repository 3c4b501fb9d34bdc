/// Whoever wants to know what came of the form.
package protocol AddItemCoordinatorDelegate: AnyObject {
  /// An item was added: the server has it, and the form is left.
  func didAddItem()
}
