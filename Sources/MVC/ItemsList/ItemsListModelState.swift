import Items

/// States that the list's model can transit to; each carries the items that the list has meanwhile.
package enum ItemsListModelState: Equatable {
  /// Which kinds of load the request in progress serves.
  package enum Load {
    case load
    case refresh
    /// A refresh has joined a load, or a load after a change has replaced a refresh.
    case both
  }

  case initial
  case preparing([Item], Load)
  case deleting([Item])
  case success([Item])
  case failure([Item], because: ItemsFailure)

  var items: [Item] {
    switch self {
    case .initial: []
    case .preparing(let items, _), .deleting(let items), .success(let items),
      .failure(let items, _):
      items
    }
  }
}
