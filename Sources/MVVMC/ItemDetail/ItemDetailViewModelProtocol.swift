import Observing

/// The detail's view model, as its view controller knows it.
package protocol ItemDetailViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<ItemDetailState> { get }

  /// Loads the explanation, unless that is under way.
  func load()

  /// Calls off the request under way, and tells the coordinator that the detail was left.
  func didLeave()
}
