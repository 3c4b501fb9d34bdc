import Items

/// All that the list shows.
package struct ItemsListState: Equatable {
  /// What the rows stand for, in their order.
  var items: [Item] = []
  var isLoading = false
  var isRefreshing = false
  var isDeleting = false
  /// What went wrong, in words for the user.
  var error: String?

  var numberOfRows: Int { items.count }

  /// Whether a request is under way.
  var isBusy: Bool { isLoading || isRefreshing }

  var isEmpty: Bool { items.isEmpty && error == nil && !isBusy }

  /// Whether rows can be selected, the table pulled, and an item added.
  var allowsUse: Bool { !isDeleting }

  var allowsDeletion: Bool { !items.isEmpty && !isBusy }

  /// Words one row, and no others: a table asks for those on screen.
  func row(at index: Int) -> ItemSummary {
    ItemSummary(items[index])
  }
}
