import Observing

/// The form's view model, as its view controller knows it.
package protocol AddItemViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<AddItemState> { get }

  /// Clears the message, if there is one.
  func titleDidChange()

  /// Checks the title and saves the item; does nothing while an item is being saved.
  func save(title: String, isEnabled: Bool)

  /// Cancels the request in progress, and informs the coordinator that the form was left.
  func didLeave()
}
