import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the detail can show.
package protocol ItemDetailViewProtocol: AnyObject {
  /// Shows the text that the list has of the item, too.
  func showItem(title: String, date: String, state: String)

  /// Shows that the explanation is being loaded.
  func showLoading()

  /// Shows the explanation and ends loading.
  func showExplanation(_ explanation: String)

  /// Shows a message, with Retry if that could help, and ends loading.
  func showError(_ message: String, offersRetry: Bool)
}

/// WIREFRAME -> WIREFRAME: the way into the detail.
package protocol ItemDetailWireframeProtocol: AnyObject {
  /// Assembles the module with the item and pushes its view.
  func presentItemDetailModule(of item: Item, from navigationController: NavigationController)
}

/// VIEW -> PRESENTER: what the view requests for the user.
package protocol ItemDetailPresenterProtocol: AnyObject {
  /// Requests the item and its explanation; called once, when the view has loaded.
  func openItem()

  /// Requests the explanation, on Retry.
  func loadDetail()

  /// Requests that loading ends; called when the user has left the screen.
  func cancelLoading()
}

/// INTERACTOR -> PRESENTER: the progress and the results of the use cases.
package protocol ItemDetailInteractorOutputProtocol: AnyObject {
  /// Called before the detail is requested.
  func presentLoading()

  /// Called with the reply.
  func presentDetail(_ detail: ItemDetail)

  /// Called when the request has failed.
  func presentError(_ failure: ItemsFailure)
}

/// PRESENTER -> INTERACTOR: the use cases of the detail.
package protocol ItemDetailInteractorInputProtocol: AnyObject {
  /// Loads an item's detail, unless a load is in progress, or one was cancelled while in progress.
  func loadDetail(of id: Item.ID)

  /// Cancels the request in progress, if there is one.
  func cancelLoading()
}

/// INTERACTOR -> API DATA MANAGER: the request of the detail.
///
/// A completion is called once with the reply, and never after a cancel.
package protocol ItemDetailAPIDataManagerInputProtocol: AnyObject {
  /// Gets one item with its explanation.
  func getDetail(
    of id: Item.ID, completion: @escaping (Result<ItemDetail, NetworkError>) -> Void)

  /// Cancels the request in progress, if there is one.
  func cancel()
}
