/// What runs when a request is over.
public typealias Completion<Value> = (Result<Value, NetworkError>) -> Void

/// The network as every version meets it: typed, cancellable, by completion closure.
///
/// Each method sends one request at once and returns a handle on it. The completion runs on the event
/// loop at most once, and never after the handle was cancelled.
public protocol ItemsClient: AnyObject {
  /// `GET /items`: all items in the server's order, each id once.
  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable

  /// `GET /items/{id}`: one item with its explanation.
  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable

  /// `POST /items`: the item as the server made it.
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable

  /// `DELETE /items`: removes every item.
  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable
}
