import Items
import ItemsNetworking

/// What the detail's interactor can be asked.
package protocol ItemDetailInteractorInput: AnyObject {
  /// Presents the item that was passed forward, then loads its detail, unless that is under way.
  func openDetail(request: OpenDetailRequest)

  /// Loads the item's detail, unless that is under way.
  func fetchDetail(request: FetchDetailRequest)

  /// Calls off the request under way; does nothing if there is none.
  func cancelDetail(request: CancelDetailRequest)
}

/// What the detail's interactor hands over.
package protocol ItemDetailInteractorOutput: AnyObject {
  func presentPassedItem(response: PassedItemResponse)
  func presentProgress(response: DetailProgressResponse)
  func presentDetail(response: DetailResponse)
  func presentError(response: DetailErrorResponse)
}

/// What the detail is handed.
package protocol ItemDetailDataStore: AnyObject {
  /// As the list had it, set before the scene is pushed; it stays as it is.
  var item: Item? { get set }
}

/// Loads what the list doesn't know about an item.
package final class ItemDetailInteractor: ItemDetailDataStore {
  package var output: (any ItemDetailInteractorOutput)?
  package var item: Item?
  private let worker: any ItemDetailWorkerProtocol
  private var isLoading = false

  package init(worker: any ItemDetailWorkerProtocol) {
    self.worker = worker
  }

  private func load() {
    guard let item, !isLoading else { return }
    isLoading = true
    output?.presentProgress(response: DetailProgressResponse())
    worker.fetchDetail(of: item.id) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    isLoading = false
    switch result {
    case .success(let detail):
      output?.presentDetail(response: DetailResponse(detail: detail))
    case .failure(let error):
      output?.presentError(response: DetailErrorResponse(failure: .network(error)))
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
    isLoading = false
    worker.cancel()
  }
}
