/// What a row says.
package struct ItemsListRowModel {
  package let title: String
  package let date: String
  package let state: String

  package init(title: String, date: String, state: String) {
    self.title = title
    self.date = date
    self.state = state
  }
}
