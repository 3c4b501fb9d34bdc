/// One row: what it says, and what happens when it is selected.
package struct ItemsListRowModel {
  package let title: String
  package let date: String
  package let state: String
  package let selectionHandler: () -> Void

  package init(
    title: String, date: String, state: String, selectionHandler: @escaping () -> Void
  ) {
    self.title = title
    self.date = date
    self.state = state
    self.selectionHandler = selectionHandler
  }
}
