import HeadlessKit
import Items
import ItemsNetworking
import VIPER

final class ItemsListViewSpy: ItemsListViewProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var showLoadingFromNetworkPulledToRefresh = false
  func showLoadingFromNetwork(pulledToRefresh: Bool) {
    log.note("view.showLoadingFromNetwork")
    showLoadingFromNetworkPulledToRefresh = pulledToRefresh
  }

  private(set) var showLoadingFromDatabasePulledToRefresh = false
  func showLoadingFromDatabase(pulledToRefresh: Bool) {
    log.note("view.showLoadingFromDatabase")
    showLoadingFromDatabasePulledToRefresh = pulledToRefresh
  }

  private(set) var showDeletingWasCalled = false
  func showDeleting() {
    log.note("view.showDeleting")
    showDeletingWasCalled = true
  }

  private(set) var showItemsRows: [ItemsListRowModel] = []
  private(set) var showItemsPulledToRefresh = false
  func showItems(_ rows: [ItemsListRowModel], pulledToRefresh: Bool) {
    log.note("view.showItems")
    showItemsRows = rows
    showItemsPulledToRefresh = pulledToRefresh
  }

  private(set) var hideLoadingPulledToRefresh = false
  func hideLoading(pulledToRefresh: Bool) {
    log.note("view.hideLoading")
    hideLoadingPulledToRefresh = pulledToRefresh
  }

  private(set) var showErrorMessage = ""
  private(set) var showErrorPulledToRefresh = false
  func showError(_ message: String, pulledToRefresh: Bool) {
    log.note("view.showError")
    showErrorMessage = message
    showErrorPulledToRefresh = pulledToRefresh
  }
}

final class ItemsListWireframeSpy: ItemsListWireframeProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentItemsListModuleWasCalled = false
  private(set) var presentItemsListModuleNavigationController: NavigationController?
  func presentItemsListModule(from navigationController: NavigationController) {
    log.note("wireframe.presentItemsListModule")
    presentItemsListModuleWasCalled = true
    presentItemsListModuleNavigationController = navigationController
  }

  private(set) var presentItemDetailWasCalled = false
  private(set) var presentItemDetailItem: Item?
  func presentItemDetail(of item: Item) {
    log.note("wireframe.presentItemDetail")
    presentItemDetailWasCalled = true
    presentItemDetailItem = item
  }

  private(set) var presentAddItemWasCalled = false
  private(set) var presentAddItemDelegate: (any AddItemModuleDelegate)?
  func presentAddItem(notifying delegate: any AddItemModuleDelegate) {
    log.note("wireframe.presentAddItem")
    presentAddItemWasCalled = true
    presentAddItemDelegate = delegate
  }
}

final class ItemsListPresenterSpy: ItemsListPresenterProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var onViewDidLoadWasCalled = false
  func onViewDidLoad() {
    log.note("presenter.onViewDidLoad")
    onViewDidLoadWasCalled = true
  }

  private(set) var loadItemsWasCalled = false
  private(set) var loadItemsPulledToRefresh = false
  func loadItems(pulledToRefresh: Bool) {
    log.note("presenter.loadItems")
    loadItemsWasCalled = true
    loadItemsPulledToRefresh = pulledToRefresh
  }

  private(set) var deleteItemsWasCalled = false
  func deleteItems() {
    log.note("presenter.deleteItems")
    deleteItemsWasCalled = true
  }

  private(set) var selectItemRow: Int?
  func selectItem(at row: Int) {
    log.note("presenter.selectItem")
    selectItemRow = row
  }

  private(set) var addItemWasCalled = false
  func addItem() {
    log.note("presenter.addItem")
    addItemWasCalled = true
  }
}

final class ItemsListInteractorOutputSpy: ItemsListInteractorOutputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentLoadingFromNetworkWasCalled = false
  private(set) var presentLoadingFromNetworkPulledToRefresh = false
  func presentLoadingFromNetwork(pulledToRefresh: Bool) {
    log.note("presenter.presentLoadingFromNetwork")
    presentLoadingFromNetworkWasCalled = true
    presentLoadingFromNetworkPulledToRefresh = pulledToRefresh
  }

  private(set) var presentLoadingFromDatabaseWasCalled = false
  private(set) var presentLoadingFromDatabasePulledToRefresh = false
  func presentLoadingFromDatabase(pulledToRefresh: Bool) {
    log.note("presenter.presentLoadingFromDatabase")
    presentLoadingFromDatabaseWasCalled = true
    presentLoadingFromDatabasePulledToRefresh = pulledToRefresh
  }

  private(set) var presentDeletingWasCalled = false
  func presentDeleting() {
    log.note("presenter.presentDeleting")
    presentDeletingWasCalled = true
  }

  private(set) var presentItemsWasCalled = false
  private(set) var presentItemsItems: [Item] = []
  private(set) var presentItemsPulledToRefresh = false
  func presentItems(_ items: [Item], pulledToRefresh: Bool) {
    log.note("presenter.presentItems")
    presentItemsWasCalled = true
    presentItemsItems = items
    presentItemsPulledToRefresh = pulledToRefresh
  }

  private(set) var presentErrorWasCalled = false
  private(set) var presentErrorFailure: ItemsFailure?
  private(set) var presentErrorPulledToRefresh = false
  func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool) {
    log.note("presenter.presentError")
    presentErrorWasCalled = true
    presentErrorFailure = failure
    presentErrorPulledToRefresh = pulledToRefresh
  }
}

final class ItemsListInteractorSpy: ItemsListInteractorInputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var openItemsWasCalled = false
  func openItems() {
    log.note("interactor.openItems")
    openItemsWasCalled = true
  }

  private(set) var loadItemsPulledToRefresh = false
  func loadItems(pulledToRefresh: Bool) {
    log.note("interactor.loadItems")
    loadItemsPulledToRefresh = pulledToRefresh
  }

  private(set) var reloadItemsWasCalled = false
  func reloadItems() {
    log.note("interactor.reloadItems")
    reloadItemsWasCalled = true
  }

  private(set) var deleteItemsWasCalled = false
  func deleteItems() {
    log.note("interactor.deleteItems")
    deleteItemsWasCalled = true
  }
}

/// Answers at once with the result it is given, or holds the query until the example ends it; another ends
/// the one under way as cancelled.
final class ItemsListAPIDataManagerSpy: ItemsListAPIDataManagerInputProtocol {
  var getItemsResult: QueryResult<[Item]>?
  var deleteItemsResult: QueryResult<Void>?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var getItemsWasCalled = false
  private var getItemsCompletion: ((QueryResult<[Item]>) -> Void)?
  func getItems(completion: @escaping (QueryResult<[Item]>) -> Void) {
    log.note("api.getItems")
    getItemsWasCalled = true
    endAsCancelled()
    getItemsCompletion = completion
    if let getItemsResult { endGetItems(getItemsResult) }
  }

  private(set) var deleteItemsWasCalled = false
  private var deleteItemsCompletion: ((QueryResult<Void>) -> Void)?
  func deleteItems(completion: @escaping (QueryResult<Void>) -> Void) {
    log.note("api.deleteItems")
    deleteItemsWasCalled = true
    endAsCancelled()
    deleteItemsCompletion = completion
    if let deleteItemsResult { endDeleteItems(deleteItemsResult) }
  }

  private func endAsCancelled() {
    endGetItems(.cancelled)
    endDeleteItems(.cancelled)
  }

  func endGetItems(_ result: QueryResult<[Item]>) {
    getItemsCompletion.take()?(result)
  }

  func endDeleteItems(_ result: QueryResult<Void>) {
    deleteItemsCompletion.take()?(result)
  }
}

/// Answers at once with the results it is given.
final class ItemsListLocalDataManagerSpy: ItemsListLocalDataManagerInputProtocol {
  var getItemsResult: Result<[Item], StoreError> = .success([])
  var replaceItemsResult: Result<Void, StoreError> = .success(())
  var deleteItemsResult: Result<Void, StoreError> = .success(())
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var getItemsWasCalled = false
  func getItems(completion: (Result<[Item], StoreError>) -> Void) {
    log.note("local.getItems")
    getItemsWasCalled = true
    completion(getItemsResult)
  }

  private(set) var replaceItemsWasCalled = false
  private(set) var replaceItemsItems: [Item] = []
  func replaceItems(
    with items: [Item], completion: (Result<Void, StoreError>) -> Void
  ) {
    log.note("local.replaceItems")
    replaceItemsWasCalled = true
    replaceItemsItems = items
    completion(replaceItemsResult)
  }

  private(set) var deleteItemsWasCalled = false
  func deleteItems(completion: (Result<Void, StoreError>) -> Void) {
    log.note("local.deleteItems")
    deleteItemsWasCalled = true
    completion(deleteItemsResult)
  }
}
