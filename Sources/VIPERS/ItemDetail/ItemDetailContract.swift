import Items

// MARK: User Interface

/// Display UI: what the scene is told to show.
package protocol ItemDetail_DisplayUI: AnyObject {
  /// Shows the item as the list knew it.
  func display(item: ItemUI)

  /// Shows what only the server knew.
  func display(explanation: String)

  /// Shows a message, with Retry if that could help, until the loader is turned on.
  func displayError(_ message: String, offersRetry: Bool)

  /// Turns the loader on or off.
  func toggle(loading: Bool)
}

/// Handle UI events: what the user does with the scene.
package protocol ItemDetail_HandleUIEvents: AnyObject {
  /// Called when the scene is ready to show something.
  func onUIReady()

  /// Called when the user asks for the explanation again, after an error.
  func onRetry()

  /// Called when the scene has been left.
  func onUILeft()
}

// MARK: Data

/// Manage data: what the worker gets, one request at a time.
package protocol ItemDetail_ManageData: AnyObject {
  /// Fetches an item with its explanation from the server.
  func fetchDetail(of id: Item.ID)

  /// Calls off the request under way; nothing is presented then.
  func cancel()
}

/// Present data: what became of the worker's request.
package protocol ItemDetail_PresentData: AnyObject {
  /// Presents what the server knows about the item.
  func present(detail: ItemDetail)

  /// Presents why the request failed.
  func presentError(_ failure: ItemsFailure)
}
