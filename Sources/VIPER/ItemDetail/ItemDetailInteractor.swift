import Items

/// Loads an item's detail.
package final class ItemDetailInteractor: ItemDetailInteractorInputProtocol {
  package weak var presenter: (any ItemDetailInteractorOutputProtocol)?
  package var apiDataManager: (any ItemDetailAPIDataManagerInputProtocol)?
  private var isLoading = false

  package func loadDetail(of id: Item.ID) {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !isLoading else { return }
    isLoading = true
    presenter?.presentLoading()
    apiDataManager?.getDetail(of: id) { [weak self] in self?.finish($0) }
  }

  package func cancelLoading() {
    apiDataManager?.cancel()
  }

  private func finish(_ result: Result<ItemDetail, NetworkError>) {
    isLoading = false
    switch result {
    case .success(let detail): presenter?.presentDetail(detail)
    case .failure(let error): presenter?.presentError(.network(error))
    }
  }
}
