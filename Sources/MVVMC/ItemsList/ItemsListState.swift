import Items

/// All that the list shows.
package struct ItemsListState: Equatable {
  /// A request, by what shows while it is under way; a deletion shows that it loads, too.
  enum Work {
    case loading, refreshing, loadingAndRefreshing, deleting
  }

  /// What the rows stand for, in their order; `nil` before the list has opened.
  var items: [Item]?
  var work: Work?
  /// What went wrong, in words for the user.
  var error: String?

  var rows: [Item] { items ?? [] }

  var isLoading: Bool { work != nil && work != .refreshing }

  var isRefreshing: Bool { work == .refreshing || work == .loadingAndRefreshing }

  var isEmpty: Bool { items == [] && error == nil && work == nil }

  /// Whether rows can be selected, the table pulled, and an item added.
  var allowsUse: Bool { work != .deleting }

  var allowsDeletion: Bool { !rows.isEmpty && work == nil }

  /// Words one row, and no others: a table asks for those on screen.
  func summary(at row: Int) -> ItemSummary {
    ItemSummary(rows[row])
  }
}
