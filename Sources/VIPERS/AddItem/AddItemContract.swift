import Items

// MARK: User Interface

/// Display UI: what the scene is told to show.
package protocol AddItem_DisplayUI: AnyObject {
  /// Shows a message in place of any other; `nil` takes it away, as the loader does when it is turned on.
  func displayError(_ message: String?)

  /// Turns the loader on or off; while it is on, the form can't be used.
  func toggle(loading: Bool)
}

/// Handle UI events: what the user does with the scene.
package protocol AddItem_HandleUIEvents: AnyObject {
  /// Called when the user has changed the title.
  func onTitleChanged()

  /// Called when the user saves what the form says.
  func onSaveItem(title: String, isEnabled: Bool)

  /// Called when the scene has been left.
  func onUILeft()
}

// MARK: Data

/// Manage data: what the worker adds, one request at a time.
package protocol AddItem_ManageData: AnyObject {
  /// Adds an item on server and device. A store error is ignored: the server has the item.
  func add(_ newItem: NewItem)

  /// Calls off the request under way; nothing is presented then.
  func cancel()
}

/// Present data: what became of the worker's request.
package protocol AddItem_PresentData: AnyObject {
  /// Presents that the server has the item.
  func presentSuccess()

  /// Presents why the request failed.
  func presentError(_ failure: ItemsFailure)
}

// MARK: Navigation

/// Navigate: the way out of the form.
package protocol AddItem_Navigate: AnyObject {
  /// Leaves the form.
  func goBack()
}

/// Delegate: the way back to the module that asked for the form.
package protocol AddItem_Delegate: AnyObject {
  /// Called when an item was created, before the form is left.
  func itemDidCreate()
}
