import Items

/// What a path names on the server: all items, or one.
package enum Resource: Equatable {
  case items
  case item(Item.ID)

  /// Reads a path; `nil` where it names nothing.
  package init?(path: String) {
    if path == "/items" {
      self = .items
    } else if path.hasPrefix("/items/"), let id = Int(path.dropFirst("/items/".count)) {
      self = .item(id)
      // One resource has one path: not `/items/007` or `/items/+7`.
      if self.path != path { return nil }
    } else {
      return nil
    }
  }

  /// `/items`, or `/items/7` with the id in decimal.
  package var path: String {
    switch self {
    case .items: "/items"
    case .item(let id): "/items/\(id)"
    }
  }
}
