import Items

@testable import CleanSwift

/// The calls in the detail's cycle.
enum ItemDetailCall: Equatable {
  case openDetail
  case fetchDetail
  case cancelDetail

  case presentPassedItem(PassedItemResponse)
  case presentProgress
  case presentDetail(DetailResponse)
  case presentError(DetailErrorResponse)

  case displayPassedItem(PassedItemViewModel)
  case displayDetail(DetailViewModel)
  case displayStatus(DetailStatusViewModel)

  case worker(Worker)

  enum Worker: Equatable {
    case fetchDetail(Item.ID)
    case cancel
  }
}

final class ItemDetailViewControllerOutputSpy: ItemDetailViewControllerOutput {
  private let log: CallLog<ItemDetailCall>

  init(_ log: CallLog<ItemDetailCall>) {
    self.log = log
  }

  func openDetail(request: OpenDetailRequest) {
    log.add(.openDetail)
  }

  func fetchDetail(request: FetchDetailRequest) {
    log.add(.fetchDetail)
  }

  func cancelDetail(request: CancelDetailRequest) {
    log.add(.cancelDetail)
  }
}

final class ItemDetailInteractorOutputSpy: ItemDetailInteractorOutput {
  private let log: CallLog<ItemDetailCall>

  init(_ log: CallLog<ItemDetailCall>) {
    self.log = log
  }

  func presentPassedItem(response: PassedItemResponse) {
    log.add(.presentPassedItem(response))
  }

  func presentProgress(response: DetailProgressResponse) {
    log.add(.presentProgress)
  }

  func presentDetail(response: DetailResponse) {
    log.add(.presentDetail(response))
  }

  func presentError(response: DetailErrorResponse) {
    log.add(.presentError(response))
  }
}

final class ItemDetailPresenterOutputSpy: ItemDetailPresenterOutput {
  private let log: CallLog<ItemDetailCall>

  init(_ log: CallLog<ItemDetailCall>) {
    self.log = log
  }

  func displayPassedItem(viewModel: PassedItemViewModel) {
    log.add(.displayPassedItem(viewModel))
  }

  func displayDetail(viewModel: DetailViewModel) {
    log.add(.displayDetail(viewModel))
  }

  func displayStatus(viewModel: DetailStatusViewModel) {
    log.add(.displayStatus(viewModel))
  }
}

final class ItemDetailWorkerSpy: ItemDetailWorkerProtocol {
  private let log: CallLog<ItemDetailCall>
  /// Completes a fetch within the call; `nil` leaves the reply to the test.
  var fetchDetailResult: Result<ItemDetail, ItemsFailure>?
  private(set) var fetchDetailCompletion: ((Result<ItemDetail, ItemsFailure>) -> Void)?

  init(_ log: CallLog<ItemDetailCall>) {
    self.log = log
  }

  func fetchDetail(
    of id: Item.ID, completion: @escaping (Result<ItemDetail, ItemsFailure>) -> Void
  ) {
    log.add(.worker(.fetchDetail(id)))
    fetchDetailCompletion = completion
    if let fetchDetailResult { completion(fetchDetailResult) }
  }

  func cancel() {
    log.add(.worker(.cancel))
  }
}

final class ItemDetailDataStoreSpy: ItemDetailDataStore {
  private let log: CallLog<OuterCall>
  var item: Item? { didSet { log.add(.setItem(item)) } }

  init(_ log: CallLog<OuterCall>) {
    self.log = log
  }
}
