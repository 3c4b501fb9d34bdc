import Items

/// What the list shows.
package struct ItemsListState: Equatable {
  /// What is in progress: a load after opening, Retry, or an addition; a load after a pull; both; or a deletion.
  enum Work {
    case loading, refreshing, loadingAndRefreshing, deleting
  }

  /// The items behind the rows, in the rows' order; `nil` until the list has opened.
  var items: [Item]?
  var work: Work?
  /// What went wrong, in words for the user.
  var error: String?

  var rows: [Item] { items ?? [] }

  /// Whether the loading indicator shows, which a deletion shows, too.
  var isLoading: Bool { work != nil && work != .refreshing }

  var isRefreshing: Bool { work == .refreshing || work == .loadingAndRefreshing }

  var isEmpty: Bool { items == [] && error == nil && work == nil }

  /// Whether the user can select rows, pull the table, and add an item.
  var isInteractive: Bool { work != .deleting }

  var allowsDeletion: Bool { !rows.isEmpty && work == nil }

  /// Formats one row when the table requests its cell, because most rows of a long list are never shown.
  func summary(at row: Int) -> ItemSummary {
    ItemSummary(rows[row])
  }
}
