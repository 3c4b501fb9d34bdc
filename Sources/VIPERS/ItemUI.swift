import Items

/// An item ready for display, in list and detail: an `Item` as the user reads it.
package struct ItemUI: Equatable {
  package let title: String
  package let date: String
  package let state: String

  package init(title: String, date: String, state: String) {
    self.title = title
    self.date = date
    self.state = state
  }

  /// For directors, which alone have both models of an item.
  init(_ item: Item) {
    self.init(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }
}
