import Observing

/// The list's view model, as its view controller and the coordinator know it.
package protocol ItemsListViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<ItemsListState> { get }

  /// Shows what this device has and loads; does nothing once open, or while a request is under way.
  func open()

  /// Loads, unless a request is under way.
  func reload()

  /// Loads on the user's pull, unless a deletion is under way; joins a load that is.
  func refresh()

  /// Deletes all items on server and device, unless a request is under way or there are none.
  func deleteAll()

  /// Moves to the detail of the item in a row; does nothing for a row that isn't there.
  func select(at row: Int)

  /// Moves to the form for a new item.
  func add()

  /// Loads, as the form has added an item, in place of whatever is under way.
  func reloadAfterAdding()
}
