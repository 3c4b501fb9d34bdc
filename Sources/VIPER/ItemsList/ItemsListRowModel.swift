import Items

/// What a row says, and of which item.
package struct ItemsListRowModel {
  package let title: String
  package let date: String
  package let state: String
  /// For the view to hand back when the row is selected; it looks into it no further.
  package let item: Item

  package init(title: String, date: String, state: String, item: Item) {
    self.title = title
    self.date = date
    self.state = state
    self.item = item
  }
}
