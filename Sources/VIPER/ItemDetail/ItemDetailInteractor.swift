import Items

/// Loads what the list doesn't know about an item.
package final class ItemDetailInteractor: ItemDetailInteractorInputProtocol {
  package weak var presenter: (any ItemDetailInteractorOutputProtocol)?
  package var apiDataManager: (any ItemDetailAPIDataManagerInputProtocol)?
  private var isLoading = false

  package init() {}

  package func loadDetail(of id: Item.ID) {
    guard !isLoading else { return }
    isLoading = true
    presenter?.presentLoading()
    apiDataManager?.getDetail(of: id) { [weak self] in self?.finish($0) }
  }

  package func cancelLoading() {
    apiDataManager?.cancel()
  }

  private func finish(_ result: QueryResult<ItemDetail>) {
    isLoading = false
    switch result {
    case .success(let detail): presenter?.presentDetail(detail)
    case .failure(let error): presenter?.presentError(.network(error))
    case .cancelled: break
    }
  }
}
