import Items

/// All that the list shows.
package struct ItemsListState: Equatable {
  /// What the rows stand for, in their order; `nil` before the list has opened.
  var items: [Item]?
  var isLoading = false
  var isRefreshing = false
  var isDeleting = false
  /// What went wrong, in words for the user.
  var error: String?

  var numberOfRows: Int { rows.count }

  /// Whether a request is under way.
  var isBusy: Bool { isLoading || isRefreshing }

  var isEmpty: Bool { items == [] && error == nil && !isBusy }

  /// Whether rows can be selected, the table pulled, and an item added.
  var allowsUse: Bool { !isDeleting }

  var allowsDeletion: Bool { !rows.isEmpty && !isBusy }

  /// Words one row, and no others: a table asks for those on screen.
  func row(at index: Int) -> ItemSummary {
    ItemSummary(rows[index])
  }

  var rows: [Item] { items ?? [] }
}
