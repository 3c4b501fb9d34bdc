import Items

/// What the detail's interactor does for the view controller.
protocol ItemDetailInteractorInput: AnyObject {
  func openDetail(request: OpenDetailRequest)
  func fetchDetail(request: FetchDetailRequest)
  func cancelDetail(request: CancelDetailRequest)
}

/// What the detail's interactor needs from the presenter.
package protocol ItemDetailInteractorOutput: AnyObject {
  /// Formats the item that the list has passed.
  func presentPassedItem(response: PassedItemResponse)

  /// Decides what shows during the request.
  func presentProgress(response: DetailProgressResponse)

  /// Passes on the explanation, and nothing else of the reply.
  func presentDetail(response: DetailResponse)

  /// Turns the failure into a message, and decides whether to offer Retry.
  func presentError(response: DetailErrorResponse)
}

/// What the detail receives from the list.
package protocol ItemDetailDataStore: AnyObject {
  /// The item as the list has it; the list's router sets it before the push.
  var item: Item? { get set }
}

/// Loads the detail of the item that the list has passed.
package final class ItemDetailInteractor: ItemDetailDataStore {
  package var output: (any ItemDetailInteractorOutput)?
  package var item: Item?
  private let worker: any ItemDetailWorkerProtocol
  private var isLoading = false

  init(worker: any ItemDetailWorkerProtocol) {
    self.worker = worker
  }

  private func load() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard let item, !isLoading else { return }
    isLoading = true
    output?.presentProgress(response: DetailProgressResponse())
    worker.fetchDetail(of: item.id) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<ItemDetail, ItemsFailure>) {
    isLoading = false
    switch result {
    case .success(let detail):
      output?.presentDetail(response: DetailResponse(detail: detail))
    case .failure(let failure):
      output?.presentError(response: DetailErrorResponse(failure: failure))
    }
  }
}

extension ItemDetailInteractor: ItemDetailInteractorInput {
  package func openDetail(request: OpenDetailRequest) {
    guard let item else { return }
    output?.presentPassedItem(response: PassedItemResponse(item: item))
    load()
  }

  package func fetchDetail(request: FetchDetailRequest) {
    load()
  }

  package func cancelDetail(request: CancelDetailRequest) {
    worker.cancel()
  }
}
