import Items
import ItemsNetworking

/// Reaches the items on the server.
package protocol ItemsListRepositoryProtocol: AnyObject {
  /// Fetches all items in the server's order.
  func fetch(completion: @escaping Completion<[Item]>) -> any Cancellable

  /// Deletes all items on the server.
  func deleteAll(completion: @escaping Completion<Void>) -> any Cancellable
}
