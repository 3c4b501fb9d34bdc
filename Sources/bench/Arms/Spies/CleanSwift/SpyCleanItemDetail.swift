import CleanSwift
import Items

/// Notes what the detail's view controller asks for and forwards it.
final class SpyCleanItemDetailViewControllerOutput: ItemDetailViewControllerOutput {
  private let target: any ItemDetailViewControllerOutput
  private let log: MessageLog

  init(_ target: any ItemDetailViewControllerOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func showItem(request: ShowItemRequest) {
    log.forward(seam("showItem(request:)")) { target.showItem(request: request) }
  }

  func fetchDetail(request: FetchDetailRequest) {
    log.forward(seam("fetchDetail(request:)")) { target.fetchDetail(request: request) }
  }

  func cancelDetail(request: CancelDetailRequest) {
    log.forward(seam("cancelDetail(request:)")) { target.cancelDetail(request: request) }
  }

  private func seam(_ method: String) -> Seam {
    Seam(
      "ItemDetailViewController", "ItemDetailInteractor", "ItemDetailViewControllerOutput", method)
  }
}

/// Notes what the detail's interactor hands over and forwards it.
final class SpyCleanItemDetailInteractorOutput: ItemDetailInteractorOutput {
  private let target: any ItemDetailInteractorOutput
  private let log: MessageLog

  init(_ target: any ItemDetailInteractorOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func presentItem(response: ItemResponse) {
    log.forward(seam("presentItem(response:)")) { target.presentItem(response: response) }
  }

  func presentProgress(response: DetailProgressResponse) {
    log.forward(seam("presentProgress(response:)")) { target.presentProgress(response: response) }
  }

  func presentDetail(response: DetailResponse) {
    log.forward(seam("presentDetail(response:)")) { target.presentDetail(response: response) }
  }

  func presentError(response: DetailErrorResponse) {
    log.forward(seam("presentError(response:)")) { target.presentError(response: response) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailInteractor", "ItemDetailPresenter", "ItemDetailInteractorOutput", method)
  }
}

/// Notes what the detail's presenter has displayed; stands on a weak edge.
final class SpyCleanItemDetailPresenterOutput: ItemDetailPresenterOutput {
  private weak var target: (any ItemDetailPresenterOutput)?
  private let log: MessageLog

  init(_ target: any ItemDetailPresenterOutput, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func displayItem(viewModel: ItemViewModel) {
    guard let target else { return }
    log.forward(seam("displayItem(viewModel:)")) { target.displayItem(viewModel: viewModel) }
  }

  func displayProgress(viewModel: DetailProgressViewModel) {
    guard let target else { return }
    log.forward(seam("displayProgress(viewModel:)")) {
      target.displayProgress(viewModel: viewModel)
    }
  }

  func displayDetail(viewModel: DetailViewModel) {
    guard let target else { return }
    log.forward(seam("displayDetail(viewModel:)")) { target.displayDetail(viewModel: viewModel) }
  }

  func displayError(viewModel: DetailErrorViewModel) {
    guard let target else { return }
    log.forward(seam("displayError(viewModel:)")) { target.displayError(viewModel: viewModel) }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailPresenter", "ItemDetailViewController", "ItemDetailPresenterOutput", method)
  }
}

/// Notes the work that the detail's interactor has done, and its ends.
final class SpyCleanItemDetailWorker: ItemDetailWorkerProtocol {
  private let target: any ItemDetailWorkerProtocol
  private let log: MessageLog

  init(_ target: any ItemDetailWorkerProtocol, _ log: MessageLog) {
    self.target = target
    self.log = log
  }

  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) {
    log.forward(seam("fetchDetail(of:completion:)"), completion) {
      target.fetchDetail(of: id, completion: $0)
    }
  }

  func cancel() {
    log.forward(seam("cancel()")) { target.cancel() }
  }

  private func seam(_ method: String) -> Seam {
    Seam("ItemDetailInteractor", "ItemDetailWorker", "ItemDetailWorkerProtocol", method)
  }
}
