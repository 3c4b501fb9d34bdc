import Items

/// What the server can be asked, and the request that asks it.
public enum Endpoint: Equatable, Sendable {
  /// `GET /items`.
  case items
  /// `GET /items/{id}`.
  case item(Item.ID)
  /// `POST /items`.
  case createItem(NewItem)
  /// `DELETE /items`.
  case deleteItems

  /// Makes the request, as it goes over the wire.
  public func request() -> HTTPRequest {
    switch self {
    case .items: Self.request(.get, .items)
    case .item(let id): Self.request(.get, .item(id))
    case .createItem(let newItem): Self.request(.post, .items, NewItemDTO(newItem))
    case .deleteItems: Self.request(.delete, .items)
    }
  }

  private static func request(
    _ method: HTTPRequest.Method, _ resource: Resource, _ newItem: NewItemDTO? = nil
  ) -> HTTPRequest {
    var headers = ["Accept": "application/json"]
    if newItem != nil { headers["Content-Type"] = "application/json" }
    return HTTPRequest(
      method: method, path: resource.path, headers: headers,
      body: newItem.map { ItemsCoding.encode($0) })
  }
}
