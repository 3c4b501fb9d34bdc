import Items

/// Presents the item that the list passed on, and the detail that the server adds.
package final class ItemDetailPresenter {
  package weak var view: (any ItemDetailViewProtocol)?
  package var interactor: (any ItemDetailInteractorInputProtocol)?
  private let item: Item

  init(item: Item) {
    self.item = item
  }
}

extension ItemDetailPresenter: ItemDetailPresenterProtocol {
  package func openItem() {
    view?.showItem(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
    interactor?.loadDetail(of: item.id)
  }

  package func loadDetail() {
    interactor?.loadDetail(of: item.id)
  }

  package func cancelLoading() {
    interactor?.cancelLoading()
  }
}

extension ItemDetailPresenter: ItemDetailInteractorOutputProtocol {
  package func presentLoading() {
    view?.showLoading()
  }

  package func presentDetail(_ detail: ItemDetail) {
    view?.showExplanation(detail.explanation)
  }

  package func presentError(_ failure: ItemsFailure) {
    view?.showError(
      Formatting.message(for: failure), offersRetry: Formatting.offersRetry(after: failure))
  }
}
