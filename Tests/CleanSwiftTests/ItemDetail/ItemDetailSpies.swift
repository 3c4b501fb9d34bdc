import Items

@testable import CleanSwift

final class ItemDetailViewControllerOutputSpy: ItemDetailViewControllerOutput {
  enum Call: Equatable {
    case showItem(ShowItemRequest)
    case fetchDetail(FetchDetailRequest)
    case cancelDetail(CancelDetailRequest)
  }

  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func showItem(request: ShowItemRequest) {
    calls.append(.showItem(request))
  }

  func fetchDetail(request: FetchDetailRequest) {
    calls.append(.fetchDetail(request))
  }

  func cancelDetail(request: CancelDetailRequest) {
    calls.append(.cancelDetail(request))
  }
}

final class ItemDetailInteractorOutputSpy: ItemDetailInteractorOutput {
  enum Call: Equatable {
    case presentItem(ItemResponse)
    case presentProgress(DetailProgressResponse)
    case presentDetail(DetailResponse)
    case presentError(DetailErrorResponse)
  }

  private(set) var calls: [Call] = []

  func forgetCalls() {
    calls = []
  }

  func presentItem(response: ItemResponse) {
    calls.append(.presentItem(response))
  }

  func presentProgress(response: DetailProgressResponse) {
    calls.append(.presentProgress(response))
  }

  func presentDetail(response: DetailResponse) {
    calls.append(.presentDetail(response))
  }

  func presentError(response: DetailErrorResponse) {
    calls.append(.presentError(response))
  }
}

final class ItemDetailPresenterOutputSpy: ItemDetailPresenterOutput {
  enum Call: Equatable {
    case displayItem(ItemViewModel)
    case displayProgress(DetailProgressViewModel)
    case displayDetail(DetailViewModel)
    case displayError(DetailErrorViewModel)
  }

  private(set) var calls: [Call] = []

  private(set) var displayItemViewModel: ItemViewModel?
  func displayItem(viewModel: ItemViewModel) {
    calls.append(.displayItem(viewModel))
    displayItemViewModel = viewModel
  }

  func displayProgress(viewModel: DetailProgressViewModel) {
    calls.append(.displayProgress(viewModel))
  }

  func displayDetail(viewModel: DetailViewModel) {
    calls.append(.displayDetail(viewModel))
  }

  private(set) var displayErrorViewModel: DetailErrorViewModel?
  func displayError(viewModel: DetailErrorViewModel) {
    calls.append(.displayError(viewModel))
    displayErrorViewModel = viewModel
  }
}

/// Holds every reply until the test sends it.
final class ItemDetailWorkerSpy: ItemDetailWorkerProtocol {
  enum Call: Equatable {
    case fetchDetail(Item.ID)
    case cancel
  }

  private(set) var calls: [Call] = []

  private(set) var fetchDetailCompletion: Completion<ItemDetail>?
  func fetchDetail(of id: Item.ID, completion: @escaping Completion<ItemDetail>) {
    calls.append(.fetchDetail(id))
    fetchDetailCompletion = completion
  }

  func cancel() {
    calls.append(.cancel)
  }
}

final class ItemDetailDataStoreStub: ItemDetailDataStore {
  var item: Item?
}
