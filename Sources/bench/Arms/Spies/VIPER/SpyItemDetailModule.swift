import HeadlessKit
import Items
import VIPER

/// Notes what the detail's presenter shows; stands on a weak edge.
final class SpyItemDetailView: ItemDetailViewProtocol {
  private weak var target: (any ItemDetailViewProtocol)?
  private let log: MessageLog

  init(_ target: any ItemDetailViewProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func showItem(title: String, date: String, state: String) {
    guard let target else { return }
    log.forward(seam("showItem(title:date:state:)")) {
      target.showItem(title: title, date: date, state: state)
    }
  }

  func showLoading() {
    guard let target else { return }
    log.forward(seam("showLoading()")) { target.showLoading() }
  }

  func showExplanation(_ explanation: String) {
    guard let target else { return }
    log.forward(seam("showExplanation(_:)")) { target.showExplanation(explanation) }
  }

  func showError(_ message: String, offersRetry: Bool) {
    guard let target else { return }
    log.forward(seam("showError(_:offersRetry:)")) {
      target.showError(message, offersRetry: offersRetry)
    }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailPresenter", "ItemDetailViewController", "ItemDetailViewProtocol", method)
  }
}

/// Notes every call to the detail's presenter and forwards it.
final class SpyItemDetailPresenter: ItemDetailPresenterProtocol {
  private let target: any ItemDetailPresenterProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailPresenterProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func onViewDidLoad() {
    log.forward(seam("onViewDidLoad()")) { target.onViewDidLoad() }
  }

  func loadDetail() {
    log.forward(seam("loadDetail()")) { target.loadDetail() }
  }

  func onDidPop() {
    log.forward(seam("onDidPop()")) { target.onDidPop() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailViewController", "ItemDetailPresenter", "ItemDetailPresenterProtocol", method)
  }
}

/// Notes every call to the detail's interactor and forwards it.
final class SpyItemDetailInteractor: ItemDetailInteractorInputProtocol {
  private let target: any ItemDetailInteractorInputProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailInteractorInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func loadDetail(of id: Item.ID) {
    log.forward(seam("loadDetail(of:)")) { target.loadDetail(of: id) }
  }

  func cancelLoading() {
    log.forward(seam("cancelLoading()")) { target.cancelLoading() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailPresenter", "ItemDetailInteractor", "ItemDetailInteractorInputProtocol", method)
  }
}

/// Notes what the detail's interactor hands over; stands on a weak edge.
final class SpyItemDetailInteractorOutput: ItemDetailInteractorOutputProtocol {
  private weak var target: (any ItemDetailInteractorOutputProtocol)?
  private let log: MessageLog

  init(_ target: any ItemDetailInteractorOutputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentLoading() {
    guard let target else { return }
    log.forward(seam("presentLoading()")) { target.presentLoading() }
  }

  func presentDetail(_ detail: ItemDetail) {
    guard let target else { return }
    log.forward(seam("presentDetail(_:)")) { target.presentDetail(detail) }
  }

  func presentError(_ failure: ItemsFailure) {
    guard let target else { return }
    log.forward(seam("presentError(_:)")) { target.presentError(failure) }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailInteractor", "ItemDetailPresenter", "ItemDetailInteractorOutputProtocol",
      method)
  }
}

/// Notes every query for a detail and its end.
final class SpyItemDetailAPIDataManager: ItemDetailAPIDataManagerInputProtocol {
  private let target: any ItemDetailAPIDataManagerInputProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailAPIDataManagerInputProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func getDetail(of id: Item.ID, completion: @escaping (QueryResult<ItemDetail>) -> Void) {
    log.forward(seam("getDetail(of:completion:)"), completion) {
      target.getDetail(of: id, completion: $0)
    }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailInteractor", "ItemDetailAPIDataManager",
      "ItemDetailAPIDataManagerInputProtocol", method)
  }
}

/// Notes every way into the detail's module and forwards it.
final class SpyItemDetailWireframe: ItemDetailWireframeProtocol {
  private let target: any ItemDetailWireframeProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailWireframeProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentItemDetailModule(
    of item: Item, from navigationController: NavigationController
  ) {
    let seam = Seam(
      "ItemsListWireframe", "ItemDetailWireframe", "ItemDetailWireframeProtocol",
      "presentItemDetailModule(of:from:)")
    log.forward(seam) {
      target.presentItemDetailModule(of: item, from: navigationController)
    }
  }
}
