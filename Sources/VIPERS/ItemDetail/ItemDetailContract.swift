import Items

// MARK: User Interface

/// Display UI: what the director has the scene display.
package protocol ItemDetail_DisplayUI: AnyObject {
  /// Displays the item that the list passed on.
  func display(item: ItemUI)

  /// Displays the explanation, which only the server has.
  func display(explanation: String)

  /// Displays a message, with Retry if a retry could help, until the loader is turned on.
  func displayError(_ message: String, offersRetry: Bool)

  /// Turns the loader on or off.
  func toggle(loading: Bool)
}

/// Handle UI events: what the user does in the scene.
package protocol ItemDetail_HandleUIEvents: AnyObject {
  /// Called once, when the scene can display something.
  func onUIReady()

  /// Called when the user retries after an error.
  func onRetry()

  /// Called when the scene has been left.
  func onUILeft()
}

// MARK: Data

/// Manage data: what the director has the worker do, one request at a time.
package protocol ItemDetail_ManageData: AnyObject {
  /// Fetches an item with its explanation from the server.
  func fetchDetail(of id: Item.ID)

  /// Cancels the request in progress, whose result is never presented.
  func cancel()
}

/// Present data: how the worker's request ended.
package protocol ItemDetail_PresentData: AnyObject {
  /// Presents the item with its explanation.
  func present(detail: ItemDetail)

  /// Presents why the request failed.
  func presentError(_ failure: ItemsFailure)
}
