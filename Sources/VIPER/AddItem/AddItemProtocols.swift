import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the form can show.
package protocol AddItemViewProtocol: AnyObject {
  /// Shows that the item is being saved; meanwhile the user can't change or save anything.
  func showLoading()

  /// Shows a message and ends saving.
  func showError(_ message: String)

  /// Hides the message.
  func hideError()
}

/// PRESENTER -> WIREFRAME: the way out of the form; WIREFRAME -> WIREFRAME: the way in.
package protocol AddItemWireframeProtocol: AnyObject {
  /// Assembles the module and pushes its view; `delegate` is notified when an item was saved.
  func presentAddItemModule(
    notifying delegate: any AddItemModuleDelegate,
    from navigationController: NavigationController)

  /// Leaves the module.
  func dismissAddItemModule()
}

/// PRESENTER -> PRESENTER: the result that the form returns.
package protocol AddItemModuleDelegate: AnyObject {
  /// Called when an item was saved and the module has been left.
  func addItemModuleDidSave()
}

/// VIEW -> PRESENTER: what the view requests for the user.
package protocol AddItemPresenterProtocol: AnyObject {
  /// Requests that the message is hidden, because the user has edited the title.
  func clearError()

  /// Requests that a new item is saved.
  func saveItem(title: String, isEnabled: Bool)

  /// Requests that saving ends; called when the screen has been left.
  func cancelSaving()
}

/// INTERACTOR -> PRESENTER: the progress and the results of the use cases.
package protocol AddItemInteractorOutputProtocol: AnyObject {
  /// Called when the title breaks a rule; nothing was sent.
  func presentRefusal(_ error: TitleError)

  /// Called before the new item is sent.
  func presentLoading()

  /// Called when the server has the item.
  func presentSaved()

  /// Called when the request has failed.
  func presentError(_ failure: ItemsFailure)
}

/// PRESENTER -> INTERACTOR: the use cases of the form.
package protocol AddItemInteractorInputProtocol: AnyObject {
  /// Checks the title and saves, unless a save is in progress, has succeeded, or was cancelled while in progress.
  func saveItem(title: String, isEnabled: Bool)

  /// Cancels the request in progress, if there is one.
  func cancelSaving()
}

/// INTERACTOR -> API DATA MANAGER: the request of the form.
///
/// A completion is called once with the reply, and never after a cancel.
package protocol AddItemAPIDataManagerInputProtocol: AnyObject {
  /// Creates an item on the server, which answers with the item that it made.
  func createItem(
    _ newItem: NewItem, completion: @escaping (Result<Item, NetworkError>) -> Void)

  /// Cancels the request in progress, if there is one.
  func cancel()
}

/// INTERACTOR -> LOCAL DATA MANAGER: the items on this device.
///
/// Each completion is called once, before the call returns.
package protocol AddItemLocalDataManagerInputProtocol: AnyObject {
  /// Saves one more item.
  func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void)
}
