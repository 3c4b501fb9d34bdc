import Items
import ItemsNetworking

/// The network, as view models know it: one method for each request of the feature.
package protocol HTTPManagerProtocol: AnyObject {
  /// Fetches all items in the server's order.
  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable

  /// Fetches one item with its explanation.
  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) -> any Cancellable

  /// Creates an item and returns it as the server made it.
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable

  /// Deletes all items.
  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable
}
