import Items

/// Presents the item it was handed, and what the server explains about it.
package final class ItemDetailPresenter {
  package weak var view: (any ItemDetailViewProtocol)?
  package var interactor: (any ItemDetailInteractorInputProtocol)?
  /// As the list had it, set before the view is pushed; it stays as it is.
  package var item: Item?

  package init() {}
}

extension ItemDetailPresenter: ItemDetailPresenterProtocol {
  package func onViewDidLoad() {
    guard let item else { return }
    view?.showItem(
      title: item.title, date: ItemText.date(item.createdAt),
      state: ItemText.state(item.isEnabled))
    interactor?.loadDetail(of: item.id)
  }

  package func loadDetail() {
    guard let item else { return }
    interactor?.loadDetail(of: item.id)
  }

  package func onDidPop() {
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
