import Items

/// Turns what the user does into use cases, and items and failures into what the list shows.
package final class ItemsListPresenter {
  package weak var view: (any ItemsListViewProtocol)?
  package var interactor: (any ItemsListInteractorInputProtocol)?
  package var wireframe: (any ItemsListWireframeProtocol)?

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
    // A row that is kept longer than the list does nothing when selected.
    let open: (Item) -> Void = { [weak self] in self?.wireframe?.presentItemDetail(of: $0) }
    let rows = items.map { ItemsListRowModel(item: $0, selectionHandler: open) }
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
