import Items
import ItemsNetworking

/// Reaches the details on the server.
package protocol ItemDetailRepositoryProtocol: AnyObject {
  /// Fetches one item with its explanation.
  func fetch(_ id: Item.ID, completion: @escaping Completion<ItemDetail>) -> any Cancellable
}
