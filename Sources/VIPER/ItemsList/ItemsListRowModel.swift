/// The text of a row.
package struct ItemsListRowModel: Equatable {
  let title: String
  let date: String
  let state: String
}
