import Items

/// States that the list's model can transit to; each carries the items on screen meanwhile.
package enum ItemsListModelState: Equatable {
  /// What shows that a load is under way: both, where a pull joined a load or a load after a change replaced a pull's.
  package struct Indicators: OptionSet {
    package static let loading = Indicators(rawValue: 1)
    package static let refresh = Indicators(rawValue: 2)

    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Nothing has been asked for yet.
  case initial
  case preparing([Item], showing: Indicators)
  case deleting([Item])
  case success([Item])
  case failure([Item], because: ItemsFailure)

  package var items: [Item] {
    switch self {
    case .initial: []
    case .preparing(let items, _), .deleting(let items), .success(let items),
      .failure(let items, _):
      items
    }
  }

  /// What shows that a request is under way.
  package var indicators: Indicators {
    switch self {
    case .preparing(_, let indicators): indicators
    case .deleting: .loading
    case .initial, .success, .failure: []
    }
  }

  /// Whether rows, Add, and pull can be used.
  package var allowsUse: Bool {
    if case .deleting = self { false } else { true }
  }

  /// Whether there is something to delete, and no request in its way.
  package var allowsDeletion: Bool {
    switch self {
    case .success(let items), .failure(let items, _): !items.isEmpty
    case .initial, .preparing, .deleting: false
    }
  }
}
