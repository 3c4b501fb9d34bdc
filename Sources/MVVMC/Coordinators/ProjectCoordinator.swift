import HeadlessKit
import Items

/// Shows the list, leads to the other screens, and brings their results back.
package final class ProjectCoordinator {
  private let factory: any Factory
  private weak var navigationController: NavigationController?
  private weak var itemsListViewModel: (any ItemsListViewModelProtocol)?
  private(set) var childCoordinators: [any ChildCoordinator] = []

  package init(factory: any Factory) {
    self.factory = factory
  }

  private func run(_ child: any ChildCoordinator) {
    if let navigationController { child.start(navigationController) }
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
    run(factory.makeAddItemCoordinator(parent: self))
  }
}

extension ProjectCoordinator: AbstractCoordinator {
  package func addChildCoordinator(_ child: any ChildCoordinator) {
    childCoordinators.append(child)
  }

  package func didFinish(_ child: any ChildCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }

  package func didAdd(_ item: Item) {
    itemsListViewModel?.didAdd(item)
  }
}
