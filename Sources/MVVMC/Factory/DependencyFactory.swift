import HeadlessKit
import Items

/// Makes the real objects, and injects what each view model needs: the HTTP manager and, for list and form, the store.
package final class DependencyFactory: Factory {
  private let httpManager: any HTTPManagerProtocol
  private let store: any ItemReading & ItemWriting

  package init(httpManager: any HTTPManagerProtocol, store: any ItemReading & ItemWriting) {
    self.httpManager = httpManager
    self.store = store
  }

  /// Makes the app's coordinator; only the entry calls this.
  package func makeProjectCoordinator() -> any AbstractCoordinator {
    ProjectCoordinator(factory: self)
  }

  package func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol {
    ItemsListViewModel(httpManager: httpManager, store: store, coordinator: coordinator)
  }

  package func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    ItemsListViewController(viewModel: viewModel)
  }

  package func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any AbstractCoordinator {
    ItemDetailCoordinator(factory: self, item: item, parent: parent)
  }

  package func makeItemDetailViewModel(
    item: Item, coordinator: any ItemDetailCoordinatorProtocol
  ) -> any ItemDetailViewModelProtocol {
    ItemDetailViewModel(httpManager: httpManager, item: item, coordinator: coordinator)
  }

  package func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    ItemDetailViewController(viewModel: viewModel)
  }

  package func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any AbstractCoordinator {
    AddItemCoordinator(factory: self, parent: parent, delegate: delegate)
  }

  package func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    AddItemViewModel(httpManager: httpManager, store: store, coordinator: coordinator)
  }

  package func makeAddItemViewController(
    viewModel: any AddItemViewModelProtocol
  ) -> ViewController {
    AddItemViewController(viewModel: viewModel)
  }
}
