import Items

// MARK: User Interface

/// Display UI: what the director has the scene display.
package protocol AddItem_DisplayUI: AnyObject {
  /// Displays a message in place of any other, until there is no error or the loader is turned on.
  func displayError(_ message: String)

  /// Removes the message, if there is one.
  func displayNoError()

  /// Turns the loader on or off; while it is on, the form can't be used.
  func toggle(loading: Bool)
}

/// Handle UI events: what the user does in the scene.
package protocol AddItem_HandleUIEvents: AnyObject {
  /// Called when the user has changed the title.
  func onTitleChanged()

  /// Called when the user saves, with the contents of the form.
  func onSaveItem(title: String, isEnabled: Bool)

  /// Called when the scene has been left.
  func onUILeft()
}

// MARK: Data

/// Manage data: what the director has the worker do, one request at a time.
package protocol AddItem_ManageData: AnyObject {
  /// Adds an item on the server and on this device.
  /// A store error is ignored: the server has the item.
  func add(_ newItem: NewItem)

  /// Cancels the request in progress, whose result is never presented.
  func cancel()
}

/// Present data: how the worker's request ended.
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

// MARK: Between modules

/// Delegate: the way back to the module that opened the form.
package protocol AddItem_Delegate: AnyObject {
  /// Called when an item was created, before the form is left.
  func itemDidCreate()
}
