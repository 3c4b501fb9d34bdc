/// Hears from the table's binding what the user does with its rows.
package protocol ItemsListTableViewBindingDelegate: AnyObject {
  func didSelectRow(at row: Int)
}
