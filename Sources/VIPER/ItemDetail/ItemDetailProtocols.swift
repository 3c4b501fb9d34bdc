import HeadlessKit
import Items

/// PRESENTER -> VIEW: what the detail can be told to show.
package protocol ItemDetailViewProtocol: AnyObject {
  /// Shows what the list knew of the item.
  func showItem(title: String, date: String, state: String)

  /// Shows that the explanation is on its way.
  func showLoading()

  /// Shows the explanation and ends loading.
  func showExplanation(_ explanation: String)

  /// Shows a message, with Retry if that could help, and ends loading.
  func showError(_ message: String, offersRetry: Bool)
}

/// WIREFRAME -> WIREFRAME: the way into the detail.
package protocol ItemDetailWireframeProtocol: AnyObject {
  /// Assembles the module, hands it the item, and pushes its view.
  func presentItemDetailModule(of item: Item, from navigationController: NavigationController)
}

/// VIEW -> PRESENTER: what the user does with the detail.
package protocol ItemDetailPresenterProtocol: AnyObject {
  /// Called once, when the view is ready to show something.
  func onViewDidLoad()

  /// Asks for the explanation, on Retry.
  func loadDetail()

  /// Called when the screen has been left.
  func onDidPop()
}

/// INTERACTOR -> PRESENTER: what became of a use case.
package protocol ItemDetailInteractorOutputProtocol: AnyObject {
  /// Called when the request is about to be sent.
  func presentLoading()

  /// Called with the reply.
  func presentDetail(_ detail: ItemDetail)

  /// Called when the request failed.
  func presentError(_ failure: ItemsFailure)
}

/// PRESENTER -> INTERACTOR: the use cases of the detail.
package protocol ItemDetailInteractorInputProtocol: AnyObject {
  /// Loads an item's detail, unless that is under way.
  func loadDetail(of id: Item.ID)

  /// Calls off the request under way; does nothing if there is none.
  func cancelLoading()
}

/// INTERACTOR -> API DATA MANAGER: what the server is asked.
///
/// One query at a time: another ends the one under way as cancelled, as `cancel` does before it returns. A
/// completion runs once; never, if the data manager is released first.
package protocol ItemDetailAPIDataManagerInputProtocol: AnyObject {
  /// Fetches one item with its explanation.
  func getDetail(of id: Item.ID, completion: @escaping (QueryResult<ItemDetail>) -> Void)

  /// Calls off the query under way; does nothing if there is none.
  func cancel()
}
