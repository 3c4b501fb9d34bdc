import HeadlessKit
import Items
import VIPER

final class ItemDetailViewSpy: ItemDetailViewProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var showItemWasCalled = false
  private(set) var showItemTitle = ""
  private(set) var showItemDate = ""
  private(set) var showItemState = ""
  func showItem(title: String, date: String, state: String) {
    log.note("view.showItem")
    showItemWasCalled = true
    showItemTitle = title
    showItemDate = date
    showItemState = state
  }

  private(set) var showLoadingWasCalled = false
  func showLoading() {
    log.note("view.showLoading")
    showLoadingWasCalled = true
  }

  private(set) var showExplanationWasCalled = false
  private(set) var showExplanationExplanation = ""
  func showExplanation(_ explanation: String) {
    log.note("view.showExplanation")
    showExplanationWasCalled = true
    showExplanationExplanation = explanation
  }

  private(set) var showErrorMessage = ""
  private(set) var showErrorOffersRetry = false
  func showError(_ message: String, offersRetry: Bool) {
    log.note("view.showError")
    showErrorMessage = message
    showErrorOffersRetry = offersRetry
  }
}

final class ItemDetailWireframeSpy: ItemDetailWireframeProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentItemDetailModuleWasCalled = false
  private(set) var presentItemDetailModuleItem: Item?
  private(set) var presentItemDetailModuleNavigationController: NavigationController?
  func presentItemDetailModule(
    of item: Item, from navigationController: NavigationController
  ) {
    log.note("itemDetailWireframe.presentItemDetailModule")
    presentItemDetailModuleWasCalled = true
    presentItemDetailModuleItem = item
    presentItemDetailModuleNavigationController = navigationController
  }
}

final class ItemDetailPresenterSpy: ItemDetailPresenterProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var onViewDidLoadWasCalled = false
  func onViewDidLoad() {
    log.note("presenter.onViewDidLoad")
    onViewDidLoadWasCalled = true
  }

  private(set) var loadDetailWasCalled = false
  func loadDetail() {
    log.note("presenter.loadDetail")
    loadDetailWasCalled = true
  }

  private(set) var onDidPopWasCalled = false
  func onDidPop() {
    log.note("presenter.onDidPop")
    onDidPopWasCalled = true
  }
}

final class ItemDetailInteractorOutputSpy: ItemDetailInteractorOutputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentLoadingWasCalled = false
  func presentLoading() {
    log.note("presenter.presentLoading")
    presentLoadingWasCalled = true
  }

  private(set) var presentDetailWasCalled = false
  private(set) var presentDetailDetail: ItemDetail?
  func presentDetail(_ detail: ItemDetail) {
    log.note("presenter.presentDetail")
    presentDetailWasCalled = true
    presentDetailDetail = detail
  }

  private(set) var presentErrorWasCalled = false
  private(set) var presentErrorFailure: ItemsFailure?
  func presentError(_ failure: ItemsFailure) {
    log.note("presenter.presentError")
    presentErrorWasCalled = true
    presentErrorFailure = failure
  }
}

final class ItemDetailInteractorSpy: ItemDetailInteractorInputProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var loadDetailWasCalled = false
  private(set) var loadDetailID: Item.ID?
  func loadDetail(of id: Item.ID) {
    log.note("interactor.loadDetail")
    loadDetailWasCalled = true
    loadDetailID = id
  }

  private(set) var cancelLoadingWasCalled = false
  func cancelLoading() {
    log.note("interactor.cancelLoading")
    cancelLoadingWasCalled = true
  }
}

/// Answers at once with the result it is given, or holds the query until the example ends it; another, or a
/// cancel, ends the one under way as cancelled.
final class ItemDetailAPIDataManagerSpy: ItemDetailAPIDataManagerInputProtocol {
  var getDetailResult: QueryResult<ItemDetail>?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var getDetailWasCalled = false
  private(set) var getDetailID: Item.ID?
  private var getDetailCompletion: ((QueryResult<ItemDetail>) -> Void)?
  func getDetail(of id: Item.ID, completion: @escaping (QueryResult<ItemDetail>) -> Void) {
    log.note("api.getDetail")
    getDetailWasCalled = true
    getDetailID = id
    endGetDetail(.cancelled)
    getDetailCompletion = completion
    if let getDetailResult { endGetDetail(getDetailResult) }
  }

  private(set) var cancelWasCalled = false
  func cancel() {
    log.note("api.cancel")
    cancelWasCalled = true
    endGetDetail(.cancelled)
  }

  func endGetDetail(_ result: QueryResult<ItemDetail>) {
    getDetailCompletion.take()?(result)
  }
}
