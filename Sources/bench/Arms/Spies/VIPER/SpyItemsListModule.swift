import HeadlessKit
import Items
import VIPER

/// Notes what the list's presenter shows, and each selection of a row; stands on a weak edge.
final class SpyItemsListView: ItemsListViewProtocol {
  private weak var target: (any ItemsListViewProtocol)?
  private let log: MessageLog

  init(_ target: any ItemsListViewProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func showLoadingFromNetwork(pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("showLoadingFromNetwork(pulledToRefresh:)")) {
      target.showLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
    }
  }

  func showLoadingFromDatabase(pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("showLoadingFromDatabase(pulledToRefresh:)")) {
      target.showLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
    }
  }

  func showDeleting() {
    guard let target else { return }
    log.forward(seam("showDeleting()")) { target.showDeleting() }
  }

  func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("showItems(_:pulledToRefresh:)")) {
      target.showItems(rows.map(spied), pulledToRefresh: pulledToRefresh)
    }
  }

  func hideLoading(pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("hideLoading(pulledToRefresh:)")) {
      target.hideLoading(pulledToRefresh: pulledToRefresh)
    }
  }

  func showError(_ message: String, pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("showError(_:pulledToRefresh:)")) {
      target.showError(message, pulledToRefresh: pulledToRefresh)
    }
  }

  /// A row's handler leads from the view to the presenter.
  private func spied(_ row: ItemsListRowModel) -> ItemsListRowModel {
    let selection = Seam(
      "ItemsListViewController", "ItemsListPresenter", "ItemsListRowModel", "selectionHandler")
    return ItemsListRowModel(title: row.title, date: row.date, state: row.state) { [log] in
      log.forward(selection, row.selectionHandler)
    }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListPresenter", "ItemsListViewController", "ItemsListViewProtocol", method)
  }
}

/// Notes every call to the list's presenter and forwards it.
final class SpyItemsListPresenter: ItemsListPresenterProtocol {
  private let target: any ItemsListPresenterProtocol
  private let log: MessageLog

  init(_ target: any ItemsListPresenterProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onViewDidLoad() {
    log.forward(seam("onViewDidLoad()")) { target.onViewDidLoad() }
  }

  func loadItems(pulledToRefresh: Bool) {
    log.forward(seam("loadItems(pulledToRefresh:)")) {
      target.loadItems(pulledToRefresh: pulledToRefresh)
    }
  }

  func deleteItems() {
    log.forward(seam("deleteItems()")) { target.deleteItems() }
  }

  func addItem() {
    log.forward(seam("addItem()")) { target.addItem() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemsListViewController", "ItemsListPresenter", "ItemsListPresenterProtocol", method)
  }
}

/// Notes every call to the list's interactor and forwards it.
final class SpyItemsListInteractor: ItemsListInteractorInputProtocol {
  private let target: any ItemsListInteractorInputProtocol
  private let log: MessageLog

  init(_ target: any ItemsListInteractorInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func openItems() {
    log.forward(seam("openItems()")) { target.openItems() }
  }

  func loadItems(pulledToRefresh: Bool) {
    log.forward(seam("loadItems(pulledToRefresh:)")) {
      target.loadItems(pulledToRefresh: pulledToRefresh)
    }
  }

  func reloadItems() {
    log.forward(seam("reloadItems()")) { target.reloadItems() }
  }

  func deleteItems() {
    log.forward(seam("deleteItems()")) { target.deleteItems() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemsListPresenter", "ItemsListInteractor", "ItemsListInteractorInputProtocol", method)
  }
}

/// Notes what the list's interactor hands over; stands on a weak edge.
final class SpyItemsListInteractorOutput: ItemsListInteractorOutputProtocol {
  private weak var target: (any ItemsListInteractorOutputProtocol)?
  private let log: MessageLog

  init(_ target: any ItemsListInteractorOutputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentLoadingFromNetwork(pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("presentLoadingFromNetwork(pulledToRefresh:)")) {
      target.presentLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
    }
  }

  func presentLoadingFromDatabase(pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("presentLoadingFromDatabase(pulledToRefresh:)")) {
      target.presentLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
    }
  }

  func presentDeleting() {
    guard let target else { return }
    log.forward(seam("presentDeleting()")) { target.presentDeleting() }
  }

  func presentItems(_ items: [Item], pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("presentItems(_:pulledToRefresh:)")) {
      target.presentItems(items, pulledToRefresh: pulledToRefresh)
    }
  }

  func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool) {
    guard let target else { return }
    log.forward(seam("presentError(_:pulledToRefresh:)")) {
      target.presentError(failure, pulledToRefresh: pulledToRefresh)
    }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemsListInteractor", "ItemsListPresenter", "ItemsListInteractorOutputProtocol", method)
  }
}

/// Notes every query for the list and its end.
final class SpyItemsListAPIDataManager: ItemsListAPIDataManagerInputProtocol {
  private let target: any ItemsListAPIDataManagerInputProtocol
  private let log: MessageLog

  init(_ target: any ItemsListAPIDataManagerInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
    log.forward(seam("getItems(completion:)"), completion, target.getItems)
  }

  func deleteItems(completion: @escaping (QueryResult<Void>) -> Void) {
    log.forward(seam("deleteItems(completion:)"), completion, target.deleteItems)
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemsListInteractor", "ItemsListAPIDataManager", "ItemsListAPIDataManagerInputProtocol",
      method)
  }
}

/// Notes every call to the list's local data manager and its answer.
final class SpyItemsListLocalDataManager: ItemsListLocalDataManagerInputProtocol {
  private let target: any ItemsListLocalDataManagerInputProtocol
  private let log: MessageLog

  init(_ target: any ItemsListLocalDataManagerInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func getItems(completion: @escaping (Result<[Item], StoreError>) -> Void) {
    log.forward(seam("getItems(completion:)"), completion, target.getItems)
  }

  func replaceItems(with items: [Item], completion: @escaping (Result<Void, StoreError>) -> Void) {
    log.forward(seam("replaceItems(with:completion:)"), completion) {
      target.replaceItems(with: items, completion: $0)
    }
  }

  func deleteItems(completion: @escaping (Result<Void, StoreError>) -> Void) {
    log.forward(seam("deleteItems(completion:)"), completion, target.deleteItems)
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemsListInteractor", "ItemsListLocalDataManager",
      "ItemsListLocalDataManagerInputProtocol", method)
  }
}

/// Notes every call to the list's wireframe from one side and forwards it.
final class SpyItemsListWireframe: ItemsListWireframeProtocol {
  private let target: any ItemsListWireframeProtocol
  private let log: MessageLog
  private let from: String

  init(_ target: any ItemsListWireframeProtocol, _ log: MessageLog, from: String) {
    self.target = target
    self.log = log
    self.from = from
  }

  func presentItemsListModule(from navigationController: NavigationController) {
    log.forward(seam("presentItemsListModule(from:)")) {
      target.presentItemsListModule(from: navigationController)
    }
  }

  func presentItemDetail(of item: Item) {
    log.forward(seam("presentItemDetail(of:)")) { target.presentItemDetail(of: item) }
  }

  func presentAddItem(notifying delegate: any AddItemModuleDelegate) {
    log.forward(seam("presentAddItem(notifying:)")) {
      target.presentAddItem(notifying: delegate)
    }
  }

  private func seam(_ method: String) -> Seam {
    Seam(from, "ItemsListWireframe", "ItemsListWireframeProtocol", method)
  }
}
