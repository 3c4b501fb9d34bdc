import Items

/// The list's view model, as its view controller and the coordinator know it.
package protocol ItemsListViewModelProtocol: AnyObject {
  /// The current state, then every change.
  var didChange: Observable<ItemsListState> { get }

  /// Shows what this device has and loads; called once, when the screen's view is there.
  func open()

  /// Loads, unless a request is under way.
  func reload()

  /// Loads on the user's pull; joins a load that is under way.
  func refresh()

  /// Deletes all items on server and device, unless a request is under way or there are none.
  func deleteAll()

  /// Moves to the detail of the item in a row; does nothing for a row that isn't there, or while deleting.
  func select(at row: Int)

  /// Moves to the form for a new item, unless a deletion is under way.
  func add()

  /// Keeps an item that the form has added, and loads in place of a load that is under way.
  func didAdd(_ item: Item)
}
