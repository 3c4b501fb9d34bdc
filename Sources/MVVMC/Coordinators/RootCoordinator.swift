import HeadlessKit
import Items

/// Leads through the app, as the app and the list's view model know it.
package protocol RootCoordinator: AnyObject {
  /// Puts the list on the stack.
  func start(_ navigationController: NavigationController)

  /// Shows an item's detail, and passes the item forward.
  func moveToDetail(item: Item)

  /// Shows the form for a new item.
  func moveToAdd()
}
