import Items

@testable import CleanSwift

final class ItemDetailViewControllerOutputSpy: ItemDetailViewControllerOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  func showItem(request: ShowItemRequest) {
    record.note()
  }

  func fetchDetail(request: FetchDetailRequest) {
    record.note()
  }

  private(set) var cancelDetailCalled = false
  func cancelDetail(request: CancelDetailRequest) {
    record.note()
    cancelDetailCalled = true
  }
}

final class ItemDetailInteractorOutputSpy: ItemDetailInteractorOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var presentItemResponse: ItemResponse?
  func presentItem(response: ItemResponse) {
    record.note()
    presentItemResponse = response
  }

  func presentProgress(response: DetailProgressResponse) {
    record.note()
  }

  private(set) var presentDetailResponse: DetailResponse?
  func presentDetail(response: DetailResponse) {
    record.note()
    presentDetailResponse = response
  }

  private(set) var presentErrorResponse: DetailErrorResponse?
  func presentError(response: DetailErrorResponse) {
    record.note()
    presentErrorResponse = response
  }
}

final class ItemDetailPresenterOutputSpy: ItemDetailPresenterOutput {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var displayItemViewModel: ItemViewModel?
  func displayItem(viewModel: ItemViewModel) {
    record.note()
    displayItemViewModel = viewModel
  }

  private(set) var displayProgressCalled = false
  func displayProgress(viewModel: DetailProgressViewModel) {
    record.note()
    displayProgressCalled = true
  }

  private(set) var displayDetailViewModel: DetailViewModel?
  func displayDetail(viewModel: DetailViewModel) {
    record.note()
    displayDetailViewModel = viewModel
  }

  private(set) var displayErrorViewModel: DetailErrorViewModel?
  func displayError(viewModel: DetailErrorViewModel) {
    record.note()
    displayErrorViewModel = viewModel
  }
}

/// Holds every reply until the test sends it.
final class ItemDetailWorkerSpy: ItemDetailWorkerProtocol {
  private let record: Record

  init(_ record: Record) {
    self.record = record
  }

  private(set) var fetchDetailID: Item.ID?
  private(set) var fetchDetailCompletion: Completion<ItemDetail>?
  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) {
    record.note()
    fetchDetailID = id
    fetchDetailCompletion = completion
  }

  func cancel() {
    record.note()
  }
}

final class ItemDetailDataStoreSpy: ItemDetailDataStore {
  private let record: Record
  var item: Item? { didSet { record.note() } }

  init(_ record: Record) {
    self.record = record
  }
}
