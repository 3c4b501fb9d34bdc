import Items
import Observing

/// The detail's state machine, as views and controllers know it.
package protocol ItemDetailModelProtocol: AnyObject {
  /// The item as the list had it; it stays as it is.
  var item: Item { get }
  /// The current state, then every transition.
  var didChange: Observable<ItemDetailModelState> { get }
  var currentState: ItemDetailModelState { get }

  /// Fetches the explanation, unless that is under way.
  func fetch()

  /// Calls off the request under way; does nothing if there is none.
  func cancel()
}
