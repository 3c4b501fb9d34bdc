import Items
import Observing

/// The detail's state machine, as bindings and controllers know it.
package protocol ItemDetailModelProtocol: AnyObject {
  /// The item of the tapped row; a reply doesn't change it.
  var item: Item { get }
  /// The current state, then every transition.
  var didChange: Observable<ItemDetailModelState> { get }
  var currentState: ItemDetailModelState { get }

  /// Fetches the explanation, unless a request is in progress.
  func fetch()

  /// Cancels the request in progress; does nothing if there is none.
  func cancel()
}
