import Items
import ItemsNetworking

@testable import CleanSwift

final class ItemDetailViewControllerOutputSpy: ItemDetailViewControllerOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func openDetail(request: OpenDetailRequest) {
    log.note()
  }

  func fetchDetail(request: FetchDetailRequest) {
    log.note()
  }

  func cancelDetail(request: CancelDetailRequest) {
    log.note()
  }
}

final class ItemDetailInteractorOutputSpy: ItemDetailInteractorOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var presentPassedItemResponse: PassedItemResponse?
  func presentPassedItem(response: PassedItemResponse) {
    log.note()
    presentPassedItemResponse = response
  }

  func presentProgress(response: DetailProgressResponse) {
    log.note()
  }

  private(set) var presentDetailResponse: DetailResponse?
  func presentDetail(response: DetailResponse) {
    log.note()
    presentDetailResponse = response
  }

  private(set) var presentErrorResponse: DetailErrorResponse?
  func presentError(response: DetailErrorResponse) {
    log.note()
    presentErrorResponse = response
  }
}

final class ItemDetailPresenterOutputSpy: ItemDetailPresenterOutput {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  private(set) var displayPassedItemViewModel: PassedItemViewModel?
  func displayPassedItem(viewModel: PassedItemViewModel) {
    log.note()
    displayPassedItemViewModel = viewModel
  }

  func displayProgress(viewModel: DetailProgressViewModel) {
    log.note()
  }

  private(set) var displayDetailViewModel: DetailViewModel?
  func displayDetail(viewModel: DetailViewModel) {
    log.note()
    displayDetailViewModel = viewModel
  }

  private(set) var displayErrorViewModel: DetailErrorViewModel?
  func displayError(viewModel: DetailErrorViewModel) {
    log.note()
    displayErrorViewModel = viewModel
  }
}

final class ItemDetailWorkerSpy: ItemDetailWorkerProtocol {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  /// What a fetch is answered with at once; `nil` holds it.
  var fetchDetailResult: Result<ItemDetail, NetworkError>?
  private(set) var fetchDetailID: Item.ID?
  private(set) var fetchDetailCompletion: Completion<ItemDetail>?
  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) {
    log.note()
    fetchDetailID = id
    fetchDetailCompletion = completion
    if let fetchDetailResult { completion(fetchDetailResult) }
  }

  func cancel() {
    log.note()
  }
}

final class ItemDetailDataStoreSpy: ItemDetailDataStore {
  private let log: CallLog
  var item: Item? { didSet { log.note() } }

  init(_ log: CallLog) {
    self.log = log
  }
}
