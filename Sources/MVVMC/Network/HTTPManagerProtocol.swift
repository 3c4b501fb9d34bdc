import Items

/// Reaches the server, one method for each request of the feature.
package protocol HTTPManagerProtocol: AnyObject {
  /// Gets all items in the server's order.
  func getItems(completion: @escaping Completion<[Item]>) -> any Cancellable

  /// Gets one item with its explanation.
  func getItem(_ id: Item.ID, completion: @escaping Completion<ItemDetail>) -> any Cancellable

  /// Posts an item and returns it as the server made it.
  func postItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable

  /// Deletes all items.
  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable
}
