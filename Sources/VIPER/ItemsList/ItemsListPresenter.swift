import Items

/// Turns what the user does into use cases, and their results into what the list shows.
package final class ItemsListPresenter {
  package weak var view: (any ItemsListViewProtocol)?
  package var interactor: (any ItemsListInteractorInputProtocol)?
  package var wireframe: (any ItemsListWireframeProtocol)?
  /// The items of the view's rows, in the same order.
  private var items: [Item] = []
}

extension ItemsListPresenter: ItemsListPresenterProtocol {
  package func openItems() {
    interactor?.openItems()
  }

  package func loadItems(pulledToRefresh: Bool) {
    interactor?.loadItems(pulledToRefresh: pulledToRefresh)
  }

  package func deleteItems() {
    // The screen's controls refuse this, too; SPEC X6 requires it here.
    guard !items.isEmpty else { return }
    interactor?.deleteItems()
  }

  package func presentItemDetail(at row: Int) {
    guard items.indices.contains(row) else { return }
    wireframe?.presentItemDetail(of: items[row])
  }

  package func presentAddItem() {
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
        state: ItemText.state(item.isEnabled))
    }
    view?.showItems(rows, pulledToRefresh: pulledToRefresh)
  }

  package func presentError(_ failure: ItemsFailure, pulledToRefresh: Bool) {
    view?.showError(Formatting.message(for: failure), pulledToRefresh: pulledToRefresh)
  }
}

extension ItemsListPresenter: AddItemModuleDelegate {
  package func addItemModuleDidSave() {
    interactor?.reloadItems()
  }
}
