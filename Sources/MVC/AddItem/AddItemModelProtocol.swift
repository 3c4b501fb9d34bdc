import Observing

/// The form's state machine, as views and controllers know it.
package protocol AddItemModelProtocol: AnyObject {
  /// The current state, then every transition.
  var didChange: Observable<AddItemModelState> { get }
  var currentState: AddItemModelState { get }

  /// Takes back what was said of the title, since it has changed.
  func editTitle()

  /// Checks the title and saves, unless that is under way or done.
  func save(title: String, isEnabled: Bool)

  /// Calls off the request under way; does nothing if there is none.
  func cancel()
}
