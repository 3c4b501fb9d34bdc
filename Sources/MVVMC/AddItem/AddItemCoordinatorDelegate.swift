/// The object that is informed of what the user did in the form.
package protocol AddItemCoordinatorDelegate: AnyObject {
  /// The server has added an item, and the form was left.
  func didAddItem()
}
