import Items

// MARK: User Interface

/// Display UI: what the director has the scene display.
package protocol ItemsList_DisplayUI: AnyObject {
  /// Displays these rows in place of all others.
  func display(items: [ItemUI])

  /// Displays that there are no items, until a loader is turned on.
  func displayEmpty()

  /// Displays a message with Retry, until a loader is turned on.
  func displayError(_ message: String)

  /// Turns the loader on or off; while it is on, nothing can be deleted.
  func toggle(loading: Bool)

  /// Turns the loader of a pull on or off; while it is on, nothing can be deleted.
  func toggle(refreshing: Bool)

  /// Says whether a deletion is in progress; meanwhile the user can't select a row, pull, or add an item.
  /// Delete all itself doesn't depend on this, but on the loaders and the rows.
  func toggle(deleting: Bool)
}

/// Handle UI events: what the user does in the scene.
package protocol ItemsList_HandleUIEvents: AnyObject {
  /// Called once, when the scene can display something.
  func onUIReady()

  /// Called when the user retries after an error.
  func onRetry()

  /// Called when the user has pulled the list.
  func onPullToRefresh()

  /// Called when the user deletes all items.
  func onDeleteAll()

  /// Called when the user selects a row; `index` may be outside the rows.
  func onItemSelected(index: Int)

  /// Called when the user adds an item.
  func onAddItem()
}

// MARK: Data

/// Manage data: what the director has the worker do, one request at a time.
package protocol ItemsList_ManageData: AnyObject {
  /// Presents the items of this device; a store that can't be read counts as empty.
  func readItems()

  /// Fetches the items from the server, in place of a request in progress, and presents them as stored.
  func fetchItems()

  /// Deletes all items on the server and on this device.
  func deleteAllItems()
}

/// Present data: the items of this device, and how the worker's requests ended.
package protocol ItemsList_PresentData: AnyObject {
  /// Presents the items of this device, before the server is asked.
  func present(storedItems: [Item])

  /// Presents the items after a request has succeeded.
  func present(items: [Item])

  /// Presents why a request failed.
  func presentError(_ failure: ItemsFailure)
}

// MARK: Navigation

/// Navigate: the ways from the list to the other modules.
package protocol ItemsList_Navigate: AnyObject {
  /// Opens an item's detail.
  func gotoDetail(for item: Item)

  /// Opens the form, which tells `delegate` when an item was created.
  func gotoAddItem(with delegate: any AddItem_Delegate)
}
