/// Hears from the list's binding what the user does with its rows.
package protocol ItemsListViewBindingDelegate: AnyObject {
  func didSelectRow(at row: Int)
}
