import ItemsNetworking

extension Endpoint {
  /// Which of the four it is, whatever its argument.
  public enum Kind: String, CaseIterable, Sendable {
    /// `GET /items`, `GET /items/{id}`, `POST /items`, and `DELETE /items`.
    case list, detail, create, deleteAll

    /// Tells which a request is; `nil` where the server would say that there is no such thing.
    public init?(of request: HTTPRequest) {
      switch (Resource(path: request.path), request.method) {
      case (.items, .get): self = .list
      case (.item, .get): self = .detail
      case (.items, .post): self = .create
      case (.items, .delete): self = .deleteAll
      case (.item, _), (nil, _): return nil
      }
    }
  }
}
