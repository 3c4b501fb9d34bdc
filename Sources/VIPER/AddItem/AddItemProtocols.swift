import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the form can be told to show.
package protocol AddItemViewProtocol: AnyObject {
  /// Shows that saving is under way; meanwhile nothing can be changed or saved again.
  func showLoading()

  /// Shows a message and ends saving.
  func showError(_ message: String)

  /// Takes the message away.
  func hideError()
}

/// PRESENTER -> WIREFRAME: the way out of the form; WIREFRAME -> WIREFRAME: the way in.
package protocol AddItemWireframeProtocol: AnyObject {
  /// Assembles the module and pushes its view; `delegate` hears when an item was saved.
  func presentAddItemModule(
    notifying delegate: any AddItemModuleDelegate,
    from navigationController: NavigationController)

  /// Leaves the module.
  func dismissAddItemModule()
}

/// PRESENTER -> PRESENTER: the way back from the form.
package protocol AddItemModuleDelegate: AnyObject {
  /// Called when an item was saved and the module has been left.
  func addItemModuleDidSave()
}

/// VIEW -> PRESENTER: what the user does with the form.
package protocol AddItemPresenterProtocol: AnyObject {
  /// Called when the user has changed the title.
  func onTitleChanged()

  /// Asks for an item with what the form says.
  func saveItem(title: String, isEnabled: Bool)

  /// Called when the screen has been left.
  func onDidPop()
}

/// INTERACTOR -> PRESENTER: what became of a use case.
package protocol AddItemInteractorOutputProtocol: AnyObject {
  /// Called when the title broke a rule, and nothing was sent.
  func presentRefusal(_ error: TitleError)

  /// Called when the request is about to be sent.
  func presentLoading()

  /// Called when the server has the item.
  func presentSaved()

  /// Called when the request failed.
  func presentError(_ failure: ItemsFailure)
}

/// PRESENTER -> INTERACTOR: the use cases of the form.
package protocol AddItemInteractorInputProtocol: AnyObject {
  /// Checks the title and saves, unless that is under way or done.
  func saveItem(title: String, isEnabled: Bool)

  /// Calls off the request under way; does nothing if there is none.
  func cancelSaving()
}

/// INTERACTOR -> API DATA MANAGER: what the server is asked.
///
/// One query at a time: another ends the one under way as cancelled, as `cancel` does before it returns. A
/// completion runs once; never, if the data manager is released first.
package protocol AddItemAPIDataManagerInputProtocol: AnyObject {
  /// Creates an item and passes it on as the server made it.
  func createItem(_ newItem: NewItem, completion: @escaping (QueryResult<Item>) -> Void)

  /// Calls off the query under way; does nothing if there is none.
  func cancel()
}

/// INTERACTOR -> LOCAL DATA MANAGER: what this device keeps.
///
/// Each completion runs once, before the call returns.
package protocol AddItemLocalDataManagerInputProtocol: AnyObject {
  /// Saves one more item.
  func saveItem(_ item: Item, completion: (Result<Void, StoreError>) -> Void)
}
