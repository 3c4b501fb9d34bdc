import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the list can be told to show.
package protocol ItemsListViewProtocol: AnyObject {
  /// Shows that the items are on their way; if a pull asked for them, the refresh control says so already.
  func showLoadingFromNetwork(pulledToRefresh: Bool)

  /// Called when the items have been saved and are about to be read; the flag says whether a pull waits.
  func showLoadingFromDatabase(pulledToRefresh: Bool)

  /// Shows that all items are being deleted; meanwhile the list can only be scrolled.
  func showDeleting()

  /// Shows these rows in place of those before, and ends what was under way.
  func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool)

  /// Ends what was under way; the rows stay as they are.
  func hideLoading(pulledToRefresh: Bool)

  /// Shows a message with Retry over the rows, and ends what was under way.
  func showError(_ message: String, pulledToRefresh: Bool)
}

/// PRESENTER -> WIREFRAME: the ways out of the list; APP -> WIREFRAME: the way in.
package protocol ItemsListWireframeProtocol: AnyObject {
  /// Assembles the module and pushes its view.
  func presentItemsListModule(from navigationController: NavigationController)

  /// Shows an item's detail over the list.
  func presentItemDetail(of item: Item)

  /// Shows the form over the list; `delegate` hears when an item was saved.
  func presentAddItem(notifying delegate: any AddItemModuleDelegate)
}

/// VIEW -> PRESENTER: what the user does with the list.
package protocol ItemsListPresenterProtocol: AnyObject {
  /// Called once, when the view is ready to show something.
  func onViewDidLoad()

  /// Asks for the items, on Retry or on a pull.
  func loadItems(pulledToRefresh: Bool)

  /// Asks for all items to be deleted.
  func deleteItems()

  /// Asks for the detail of a row's item; does nothing for a row that isn't there.
  func selectItem(at row: Int)

  /// Asks for the form.
  func addItem()
}

/// INTERACTOR -> PRESENTER: what became of a use case.
package protocol ItemsListInteractorOutputProtocol: AnyObject {
  /// Called when a request for the items is about to be sent; the flag says whether a pull asked for it.
  func presentLoadingFromNetwork(pulledToRefresh: Bool)

  /// Called when the reply has been saved and is about to be read; the flag says whether a pull waits for it,
  /// one that joined the load too.
  func presentLoadingFromDatabase(pulledToRefresh: Bool)

  /// Called when the request to delete all items is about to be sent.
  func presentDeleting()

  /// Called with the items of the local store; the flag says whether a pull waited for them.
  func presentItems(_ items: [Item], pulledToRefresh: Bool)

  /// Called when a load or a delete failed; the flag says whether a pull waited for it.
  func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool)
}

/// PRESENTER -> INTERACTOR: the use cases of the list.
package protocol ItemsListInteractorInputProtocol: AnyObject {
  /// Presents what this device has, if anything, and loads, unless a request is under way.
  func openItems()

  /// Loads, unless a request is under way; a pull joins a load, but no deletion.
  func loadItems(pulledToRefresh: Bool)

  /// Loads in place of whatever is under way, because the items have changed.
  func reloadItems()

  /// Deletes all items on server and device, unless a request is under way or there are none.
  func deleteItems()
}

/// INTERACTOR -> API DATA MANAGER: what the server is asked.
///
/// One query at a time: another ends the one under way as cancelled. A completion runs once; never, if the
/// data manager is released first.
package protocol ItemsListAPIDataManagerInputProtocol: AnyObject {
  /// Fetches all items in the server's order.
  func getItems(completion: @escaping (QueryResult<[Item]>) -> Void)

  /// Deletes all items on the server.
  func deleteItems(completion: @escaping (QueryResult<Void>) -> Void)
}

/// INTERACTOR -> LOCAL DATA MANAGER: what this device keeps.
///
/// Each completion runs once, before the call returns.
package protocol ItemsListLocalDataManagerInputProtocol: AnyObject {
  /// Reads all items.
  func getItems(completion: (Result<[Item], StoreError>) -> Void)

  /// Deletes all items and saves these, in one transaction.
  func replaceItems(with items: [Item], completion: (Result<Void, StoreError>) -> Void)

  /// Deletes all items on this device.
  func deleteItems(completion: (Result<Void, StoreError>) -> Void)
}
