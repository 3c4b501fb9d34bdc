import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the list can show.
package protocol ItemsListViewProtocol: AnyObject {
  /// Shows that the items are being loaded; after a pull, the refresh control already shows it.
  func showLoadingFromNetwork(pulledToRefresh: Bool)

  /// Shows that the loaded items have been saved and are being read; the flag says whether a pull waits.
  func showLoadingFromDatabase(pulledToRefresh: Bool)

  /// Shows that all items are being deleted; meanwhile the user can only scroll.
  func showDeleting()

  /// Replaces the rows, or shows the empty text if there are none, and ends loading or deleting; the flag says
  /// whether a pull ends, too.
  func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool)

  /// Keeps the rows, or shows the empty text if there are none, and ends loading or deleting; the flag says
  /// whether a pull ends, too.
  func hideLoading(pulledToRefresh: Bool)

  /// Shows a message with Retry over the rows, and ends loading or deleting; the flag says whether a pull
  /// ends, too.
  func showError(_ message: String, pulledToRefresh: Bool)
}

/// PRESENTER -> WIREFRAME: the ways out of the list; APP -> WIREFRAME: the way in.
package protocol ItemsListWireframeProtocol: AnyObject {
  /// Assembles the module and pushes its view.
  func presentItemsListModule(from navigationController: NavigationController)

  /// Shows an item's detail over the list.
  func presentItemDetail(of item: Item)

  /// Shows the form over the list; `delegate` is notified when an item was saved.
  func presentAddItem(notifying delegate: any AddItemModuleDelegate)
}

/// VIEW -> PRESENTER: what the view requests for the user.
package protocol ItemsListPresenterProtocol: AnyObject {
  /// Requests the first items; called once, when the view has loaded.
  func openItems()

  /// Requests the items, on Retry or on a pull.
  func loadItems(pulledToRefresh: Bool)

  /// Requests that all items are deleted; does nothing while there are no rows.
  func deleteItems()

  /// Requests the detail of a row's item; does nothing for a row that doesn't exist.
  func presentItemDetail(at row: Int)

  /// Requests the form.
  func presentAddItem()
}

/// INTERACTOR -> PRESENTER: the progress and the results of the use cases.
package protocol ItemsListInteractorOutputProtocol: AnyObject {
  /// Called before the items are requested; the flag says whether a pull requested them.
  func presentLoadingFromNetwork(pulledToRefresh: Bool)

  /// Called when the reply has been saved, before it is read; the flag says whether a pull waits, which may
  /// have joined the load later.
  func presentLoadingFromDatabase(pulledToRefresh: Bool)

  /// Called before the server is requested to delete all items.
  func presentDeleting()

  /// Called with the items of the local store, none after a deletion; the flag says whether a pull waited for
  /// them.
  func presentItems(_ items: [Item], pulledToRefresh: Bool)

  /// Called when loading or deleting has failed; the flag says whether a pull waited for it.
  func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool)
}

/// PRESENTER -> INTERACTOR: the use cases of the list.
package protocol ItemsListInteractorInputProtocol: AnyObject {
  /// Presents the items of this device, if there are any, and loads.
  func openItems()

  /// Loads, unless a request is in progress; a pull joins a load, but not a deletion.
  func loadItems(pulledToRefresh: Bool)

  /// Loads in place of the request in progress, because the items have changed.
  func reloadItems()

  /// Deletes all items on server and device, unless a request is in progress.
  func deleteItems()
}

/// INTERACTOR -> API DATA MANAGER: the requests of the list.
///
/// There is at most one request: a new one cancels the request in progress. A completion is called once with
/// the reply, and never after a cancel.
package protocol ItemsListAPIDataManagerInputProtocol: AnyObject {
  /// Gets all items in the server's order.
  func getItems(completion: @escaping (Result<[Item], NetworkError>) -> Void)

  /// Deletes all items on the server.
  func deleteItems(completion: @escaping (Result<Void, NetworkError>) -> Void)
}

/// INTERACTOR -> LOCAL DATA MANAGER: the items on this device.
///
/// Each completion is called once, before the call returns.
package protocol ItemsListLocalDataManagerInputProtocol: AnyObject {
  /// Reads all items.
  func getItems(completion: (Result<[Item], StoreError>) -> Void)

  /// Deletes all items and saves these, in one transaction.
  func replaceItems(with items: [Item], completion: (Result<Void, StoreError>) -> Void)

  /// Deletes all items on this device.
  func deleteItems(completion: (Result<Void, StoreError>) -> Void)
}
