import Items

/// An item ready for display in list and detail: the texts that the user reads.
package struct ItemUI: Equatable {
  let title: String
  let date: String
  let state: String
}

extension ItemUI {
  /// For directors: no other actor has both models of an item.
  init(_ item: Item) {
    self.init(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
  }
}
