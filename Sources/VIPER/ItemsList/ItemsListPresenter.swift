import Items

/// Turns what the user does into use cases, and items and failures into what the list shows.
package final class ItemsListPresenter {
  package weak var view: (any ItemsListViewProtocol)?
  package var interactor: (any ItemsListInteractorInputProtocol)?
  package var wireframe: (any ItemsListWireframeProtocol)?
  /// What the view shows.
  private var items: [Item] = []

  package init() {}
}

extension ItemsListPresenter: ItemsListPresenterProtocol {
  package func onViewDidLoad() {
    interactor?.openItems()
  }

  package func loadItems(pulledToRefresh: Bool) {
    interactor?.loadItems(pulledToRefresh: pulledToRefresh)
  }

  package func deleteItems() {
    interactor?.deleteItems()
  }

  package func selectItem(_ item: Item) {
    wireframe?.presentItemDetail(of: item)
  }

  package func addItem() {
    wireframe?.presentAddItem(notifying: self)
  }
}

extension ItemsListPresenter: ItemsListInteractorOutputProtocol {
  package func presentLoadingFromNetwork(pulledToRefresh: Bool) {
    view?.showLoadingFromNetwork(pulledToRefresh: pulledToRefresh)
  }

  package func presentLoadingFromDatabase(pulledToRefresh: Bool) {
    view?.showLoadingFromDatabase(pulledToRefresh: pulledToRefresh)
  }

  package func presentDeleting() {
    view?.showDeleting()
  }

  package func presentItems(_ items: [Item], pulledToRefresh: Bool) {
    guard items != self.items else {
      view?.hideLoading(pulledToRefresh: pulledToRefresh)
      return
    }
    self.items = items
    let rows = items.map { item in
      ItemsListRowModel(
        title: item.title, date: ItemText.date(item.createdAt),
        state: ItemText.state(item.isEnabled), item: item)
    }
    view?.showItems(rows, pulledToRefresh: pulledToRefresh)
  }

  package func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool) {
    view?.showError(Wording.message(for: failure), pulledToRefresh: pulledToRefresh)
  }
}

extension ItemsListPresenter: AddItemModuleDelegate {
  package func addItemModuleDidSave() {
    interactor?.reloadItems()
  }
}
