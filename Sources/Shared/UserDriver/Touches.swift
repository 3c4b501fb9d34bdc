import HeadlessKit

// What the user's fingers do, wherever the part is: ``User`` sees to it that it is within reach.

extension TableView {
  /// Taps a row: marks it and tells the delegate.
  ///
  /// Nothing happens where there is nothing to tap: the row isn't among those that show, rows can't be selected, or no
  /// touches reach the table.
  public func touchRow(at row: Int) {
    guard allowsSelection, isVisible, takesTouches, visibleRows.contains(row) else { return }
    selectRow(at: row)
    delegate?.tableView(self, didSelectRowAt: row)
  }
}

extension RefreshControl {
  /// Pulls it: starts refreshing and sends `valueChanged`, unless it takes no touches or is refreshing already.
  public func pull() {
    guard takesTouches, superview?.isVisible != false, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

extension NavigationController {
  /// Uses Back: leaves the topmost screen; the root stays.
  public func goBack() {
    leaveTopScreen()
  }
}
