import Items

/// What runs when a request is over.
public typealias Completion<Value> = (Result<Value, NetworkError>) -> Void

/// The network as every version meets it: typed, cancellable, by completion closure.
///
/// Each method sends one request at once and returns a handle on it. The completion runs on the event
/// loop, within the call or later, at most once, and never after the handle was cancelled. Any request may end in
/// ``NetworkError/offline``, ``NetworkError/timedOut``, or, where the answer isn't a success,
/// ``NetworkError/status(_:)``; what else it may end in each method says.
public protocol ItemsClient: AnyObject {
  /// `GET /items`: all items in the server's order, each id once.
  ///
  /// ``NetworkError/undecodable(reason:)`` where a 2xx carries no such list.
  func fetchItems(completion: @escaping Completion<[Item]>) -> any Cancellable

  /// `GET /items/{id}`: one item with its explanation.
  ///
  /// ``NetworkError/notFound`` where the answer is 404, ``NetworkError/undecodable(reason:)`` where a 2xx
  /// carries no such detail, or that of another item.
  func fetchDetail(
    of id: Item.ID, completion: @escaping Completion<ItemDetail>
  ) -> any Cancellable

  /// `POST /items`: the item as the server made it.
  ///
  /// ``NetworkError/status(_:)`` with 422 where the title isn't trimmed or breaks a rule of
  /// ``TitleValidation``, ``NetworkError/undecodable(reason:)`` where a 2xx carries no item.
  func createItem(_ newItem: NewItem, completion: @escaping Completion<Item>) -> any Cancellable

  /// `DELETE /items`: removes every item.
  ///
  /// ``NetworkError/undecodable(reason:)`` where the answer is a 2xx other than 204: a captive portal
  /// answers 200 to anything.
  func deleteItems(completion: @escaping Completion<Void>) -> any Cancellable
}
