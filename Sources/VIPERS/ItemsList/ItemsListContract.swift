import Items

// MARK: User Interface

/// Display UI: what the scene is told to show.
package protocol ItemsList_DisplayUI: AnyObject {
  /// Shows these rows and no others.
  func display(items: [ItemUI])

  /// Shows that there are no items, until a loader is turned on.
  func displayEmpty()

  /// Shows a message with Retry, until a loader is turned on.
  func displayError(_ message: String)

  /// Turns the loader on or off; loaders that are on go off together, after the rows or the error are displayed.
  func toggle(loading: Bool)

  /// Turns the loader of a pull on or off.
  func toggle(refreshing: Bool)

  /// Says that all items are being deleted, beside the loader, or no longer.
  func toggle(deleting: Bool)
}

/// Handle UI events: what the user does with the scene.
package protocol ItemsList_HandleUIEvents: AnyObject {
  /// Called when the scene is ready to show something.
  func onUIReady()

  /// Called when the user asks for the items again, after an error.
  func onRetry()

  /// Called when the user has pulled the list.
  func onPullToRefresh()

  /// Called when the user asks for all items to be deleted.
  func onDeleteAll()

  /// Called when the user selects a row; `index` may be outside the rows.
  func onItemSelected(index: Int)

  /// Called when the user asks for the form.
  func onAddItem()
}

// MARK: Data

/// Manage data: what the worker gets and deletes, one request at a time.
package protocol ItemsList_ManageData: AnyObject {
  /// Reads what this device has, and presents it; a store that can't be read counts as empty.
  func readItems()

  /// Fetches the items from the server, in place of whatever is under way, and presents them as stored.
  func fetchItems()

  /// Deletes all items on server and device, in place of whatever is under way.
  func deleteAllItems()
}

/// Present data: what became of the worker's requests, and what this device has.
package protocol ItemsList_PresentData: AnyObject {
  /// Presents what this device has, before the server is asked.
  func present(storedItems: [Item])

  /// Presents what there is once a request is over.
  func present(items: [Item])

  /// Presents why a request failed.
  func presentError(_ failure: ItemsFailure)
}

// MARK: Navigation

/// Navigate: the ways on from the list.
package protocol ItemsList_Navigate: AnyObject {
  /// Shows an item's detail.
  func gotoDetail(for item: Item)

  /// Shows the form; `delegate` hears when an item was created.
  func gotoAddItem(with delegate: any AddItem_Delegate)
}
