import Observing

/// The form's state machine, as bindings and controllers know it.
package protocol AddItemModelProtocol: AnyObject {
  /// The current state, then every transition.
  var didChange: Observable<AddItemModelState> { get }
  var currentState: AddItemModelState { get }

  /// Forgets the reason for a rejection or a failure, because the title isn't the same any more.
  func titleDidChange()

  /// Checks the title and saves, unless the item is being saved or is saved.
  func save(title: String, isEnabled: Bool)

  /// Cancels the request in progress; does nothing if there is none.
  func cancel()
}
