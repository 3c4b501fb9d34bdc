import Items
import ItemsNetworking

/// Reaches the server for new items.
package protocol AddItemRepositoryProtocol: AnyObject {
  /// Creates an item and returns it as the server made it.
  func create(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable
}
