import Observing

/// The detail's view model, as its view controller knows it.
package protocol ItemDetailViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<ItemDetailState> { get }

  /// Loads the explanation; does nothing while it is being loaded.
  func load()

  /// Cancels the request in progress, and informs the coordinator that the detail was left.
  func didLeave()
}
