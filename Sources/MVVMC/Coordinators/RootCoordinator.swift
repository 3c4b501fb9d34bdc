import Items

/// The app's coordinator, as the list's view model knows it.
package protocol RootCoordinator: AnyObject {
  /// Shows an item's detail, and passes the item forward.
  func moveToDetail(item: Item)

  /// Shows the form for a new item; the delegate is informed once an item was added.
  func moveToAdd(informing delegate: any AddItemCoordinatorDelegate)
}
