import Observing

/// The list's view model, as its view controller knows it.
package protocol ItemsListViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<ItemsListState> { get }

  /// Shows the items in the store, and loads.
  func open()

  /// Loads; does nothing while a request is in progress.
  func reload()

  /// Loads after the user's pull; joins a load in progress, and does nothing during a deletion.
  func refresh()

  /// Deletes all items on server and device; does nothing without items or while a request is in progress.
  func deleteAll()

  /// Moves to the detail of the item in a row; does nothing if there is no such row.
  func select(at row: Int)

  /// Moves to the form for a new item.
  func add()
}
