/// The form's coordinator, as the form's view model knows it.
package protocol AddItemCoordinatorProtocol: AnyObject {
  /// Leaves the form, and then informs the delegate that an item was added.
  func leaveAfterAdding()

  /// Informs the parent that the form was left, by code or by the user's Back.
  func didLeave()
}
