import HeadlessKit
import Items

/// Injects the HTTP manager and the store into what it makes.
package final class DependencyFactory: Factory {
  private let httpManager: any HTTPManagerProtocol
  private let store: any ItemReading & ItemWriting

  package init(httpManager: any HTTPManagerProtocol, store: any ItemReading & ItemWriting) {
    self.httpManager = httpManager
    self.store = store
  }

  /// Makes the coordinator of the whole app, for the entry alone.
  package func makeProjectCoordinator() -> any RootCoordinator {
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
  ) -> any ChildCoordinator {
    ItemDetailCoordinator(factory: self, item: item, parent: parent)
  }

  package func makeItemDetailViewModel(
    item: Item, coordinator: any ChildCoordinator
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
  ) -> any ChildCoordinator {
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
