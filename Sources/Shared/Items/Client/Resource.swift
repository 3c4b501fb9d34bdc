/// What a path names on the server: all items, or one.
package enum Resource: Equatable {
  case items
  case item(Item.ID)

  /// Reads a path; `nil` where it names nothing.
  package init?(path: String) {
    let id = Int(path.dropFirst("/items/".count))
    self = id.map(Resource.item) ?? .items
    // One resource has one path: not `/items/`, `/items/007`, `/items/+7`, or `/items/7/`.
    if self.path != path { return nil }
  }

  /// `/items`, or `/items/7` with the id in decimal.
  package var path: String {
    switch self {
    case .items: "/items"
    case .item(let id): "/items/\(id)"
    }
  }
}
