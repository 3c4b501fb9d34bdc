import Observing

/// The form's view model, as its view controller knows it.
package protocol AddItemViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<AddItemState> { get }

  /// Takes back what was said of the title, since it has changed.
  func editTitle()

  /// Checks the title and saves, unless that is under way or, until the form is left, done.
  func save(title: String, isEnabled: Bool)

  /// Calls off the request under way, and tells the coordinator that the form was left.
  func didLeave()
}
