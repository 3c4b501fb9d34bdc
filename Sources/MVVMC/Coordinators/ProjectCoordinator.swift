import HeadlessKit
import Items

/// Shows the list, leads to the other screens, and brings word back.
package final class ProjectCoordinator {
  private let factory: any Factory
  private weak var navigationController: NavigationController?
  private weak var itemsListViewModel: (any ItemsListViewModelProtocol)?
  private(set) var childCoordinators: [any ChildCoordinator] = []

  package init(factory: any Factory) {
    self.factory = factory
  }

  private func run(_ child: any ChildCoordinator) {
    // Without a stack it would have no screen to be left, so it would never finish.
    guard let navigationController else { return }
    childCoordinators.append(child)
    child.start(navigationController)
  }
}

extension ProjectCoordinator: RootCoordinator {
  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    let viewModel = factory.makeItemsListViewModel(coordinator: self)
    itemsListViewModel = viewModel
    navigationController.pushViewController(
      factory.makeItemsListViewController(viewModel: viewModel))
  }

  package func moveToDetail(item: Item) {
    run(factory.makeItemDetailCoordinator(item: item, parent: self))
  }

  package func moveToAdd() {
    run(factory.makeAddItemCoordinator(parent: self, delegate: self))
  }
}

extension ProjectCoordinator: ParentCoordinator {
  package func didFinish(_ child: any ChildCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

extension ProjectCoordinator: AddItemCoordinatorDelegate {
  package func didAddItem() {
    itemsListViewModel?.reloadAfterAdding()
  }
}
