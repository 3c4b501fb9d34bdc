import Foundation

/// What the server can be asked, and the request that asks it.
public enum Endpoint: Equatable, Sendable {
  case items
  case item(Item.ID)
  case createItem(NewItem)
  case deleteItems

  /// Which of the four it is, whatever its argument.
  public enum Kind: String, CaseIterable, Sendable {
    case list, detail, create, deleteAll

    /// `nil` where a request fits none of them.
    public init?(of request: HTTPRequest) {
      let hasID = request.path.hasPrefix("/items/")
      switch request.method {
      case .get where request.path == "/items": self = .list
      case .get where hasID: self = .detail
      case .post where request.path == "/items": self = .create
      case .delete where request.path == "/items": self = .deleteAll
      default: return nil
      }
    }
  }

  public func request() -> HTTPRequest {
    let accept = ["Accept": "application/json"]
    switch self {
    case .items:
      return HTTPRequest(method: .get, path: "/items", headers: accept)
    case .item(let id):
      return HTTPRequest(method: .get, path: "/items/\(id)", headers: accept)
    case .createItem(let newItem):
      return HTTPRequest(
        method: .post, path: "/items",
        headers: ["Accept": "application/json", "Content-Type": "application/json"],
        body: ItemsCoding.encode(NewItemDTO(newItem)))
    case .deleteItems:
      return HTTPRequest(method: .delete, path: "/items", headers: accept)
    }
  }
}
