import Items

/// One row: what it says, and of which item.
package struct ItemsListRowModel {
  package let title: String
  package let date: String
  package let state: String
  package let item: Item

  package init(title: String, date: String, state: String, item: Item) {
    self.title = title
    self.date = date
    self.state = state
    self.item = item
  }
}
