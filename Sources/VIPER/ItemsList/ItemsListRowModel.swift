import Items

/// One row: what it says, worked out when it is shown, and what happens when it is selected.
package struct ItemsListRowModel {
  /// Gets the row's item, so that all rows can share one: making a closure for each row took longer
  /// than all else about a long list.
  package var selectionHandler: (Item) -> Void
  private let item: Item

  package init(item: Item, selectionHandler: @escaping (Item) -> Void) {
    self.item = item
    self.selectionHandler = selectionHandler
  }

  package func select() {
    selectionHandler(item)
  }

  package func title() -> String {
    item.title
  }

  package func date() -> String {
    ItemText.date(item.createdAt)
  }

  package func state() -> String {
    ItemText.state(item.isEnabled)
  }
}

extension ItemsListRowModel: Equatable {
  /// Rows are equal that stand for equal items: what selecting them does follows from that.
  package static func == (first: ItemsListRowModel, second: ItemsListRowModel) -> Bool {
    first.item == second.item
  }
}
