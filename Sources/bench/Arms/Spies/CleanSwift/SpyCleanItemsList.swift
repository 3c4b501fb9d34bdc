import CleanSwift
import Items

/// Notes what the list's view controller asks for and forwards it.
final class SpyCleanItemsListViewControllerOutput: ItemsListViewControllerOutput {
  private let target: any ItemsListViewControllerOutput
  private let log: MessageLog

  init(_ target: any ItemsListViewControllerOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func showItems(request: ShowItemsRequest) {
    log.forward(seam("showItems(request:)")) { target.showItems(request: request) }
  }

  func fetchItems(request: FetchItemsRequest) {
    log.forward(seam("fetchItems(request:)")) { target.fetchItems(request: request) }
  }

  func reloadItems(request: ReloadItemsRequest) {
    log.forward(seam("reloadItems(request:)")) { target.reloadItems(request: request) }
  }

  func deleteItems(request: DeleteItemsRequest) {
    log.forward(seam("deleteItems(request:)")) { target.deleteItems(request: request) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListViewController", "ItemsListInteractor", "ItemsListViewControllerOutput", method)
  }
}

/// Notes what the list's interactor hands over and forwards it.
final class SpyCleanItemsListInteractorOutput: ItemsListInteractorOutput {
  private let target: any ItemsListInteractorOutput
  private let log: MessageLog

  init(_ target: any ItemsListInteractorOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentItems(response: ItemsResponse) {
    log.forward(seam("presentItems(response:)")) { target.presentItems(response: response) }
  }

  func presentUnchangedItems(response: UnchangedItemsResponse) {
    log.forward(seam("presentUnchangedItems(response:)")) {
      target.presentUnchangedItems(response: response)
    }
  }

  func presentProgress(response: ItemsProgressResponse) {
    log.forward(seam("presentProgress(response:)")) { target.presentProgress(response: response) }
  }

  func presentError(response: ItemsErrorResponse) {
    log.forward(seam("presentError(response:)")) { target.presentError(response: response) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListInteractor", "ItemsListPresenter", "ItemsListInteractorOutput", method)
  }
}

/// Notes what the list's presenter has displayed; stands on a weak edge.
final class SpyCleanItemsListPresenterOutput: ItemsListPresenterOutput {
  private weak var target: (any ItemsListPresenterOutput)?
  private let log: MessageLog

  init(_ target: any ItemsListPresenterOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func displayItems(viewModel: ItemsViewModel) {
    guard let target else { return }
    log.forward(seam("displayItems(viewModel:)")) { target.displayItems(viewModel: viewModel) }
  }

  func displayUnchangedItems(viewModel: UnchangedItemsViewModel) {
    guard let target else { return }
    log.forward(seam("displayUnchangedItems(viewModel:)")) {
      target.displayUnchangedItems(viewModel: viewModel)
    }
  }

  func displayProgress(viewModel: ItemsProgressViewModel) {
    guard let target else { return }
    log.forward(seam("displayProgress(viewModel:)")) {
      target.displayProgress(viewModel: viewModel)
    }
  }

  func displayError(viewModel: ItemsErrorViewModel) {
    guard let target else { return }
    log.forward(seam("displayError(viewModel:)")) { target.displayError(viewModel: viewModel) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListPresenter", "ItemsListViewController", "ItemsListPresenterOutput", method)
  }
}

/// Notes the work that the list's interactor has done, and its ends.
final class SpyCleanItemsListWorker: ItemsListWorkerProtocol {
  private let target: any ItemsListWorkerProtocol
  private let log: MessageLog

  init(_ target: any ItemsListWorkerProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func readItems() throws(StoreError) -> [Item] {
    try log.forward(seam("readItems()")) { () throws(StoreError) in try target.readItems() }
  }

  func fetchItems(completion: @escaping (Result<[Item], ItemsFailure>) -> Void) {
    log.forward(seam("fetchItems(completion:)"), completion, target.fetchItems)
  }

  func deleteItems(completion: @escaping (Result<Void, ItemsFailure>) -> Void) {
    log.forward(seam("deleteItems(completion:)"), completion, target.deleteItems)
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListInteractor", "ItemsListWorker", "ItemsListWorkerProtocol", method)
  }
}

/// Notes every way out of the list and forwards it.
final class SpyCleanItemsListRouter: ItemsListRoutingLogic {
  private let target: any ItemsListRoutingLogic
  private let log: MessageLog

  init(_ target: any ItemsListRoutingLogic, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func routeToItemDetail(row: Int) {
    log.forward(seam("routeToItemDetail(row:)")) { target.routeToItemDetail(row: row) }
  }

  func routeToAddItem() {
    log.forward(seam("routeToAddItem()")) { target.routeToAddItem() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListViewController", "ItemsListRouter", "ItemsListRoutingLogic", method)
  }
}
