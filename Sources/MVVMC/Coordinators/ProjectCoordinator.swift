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
    guard let navigationController else { return }
    addChildCoordinator(child)
    child.start(navigationController)
  }
}

extension ProjectCoordinator: RootCoordinator {
  package func start(_ navigationController: NavigationController) {
    removeAllChildCoordinators()
    self.navigationController?.delegate = nil
    self.navigationController = navigationController
    navigationController.delegate = self
    let viewModel = factory.makeItemsListViewModel(coordinator: self)
    itemsListViewModel = viewModel
    navigationController.pushViewController(
      factory.makeItemsListViewController(viewModel: viewModel))
  }

  package func moveToDetail(item: Item) {
    run(factory.makeItemDetailCoordinator(item: item))
  }

  package func moveToAdd() {
    run(factory.makeAddItemCoordinator(parent: self))
  }
}

extension ProjectCoordinator: AbstractCoordinator {
  package func addChildCoordinator(_ coordinator: any ChildCoordinator) {
    childCoordinators.append(coordinator)
  }

  package func removeAllChildCoordinatorsWith<T>(type: T.Type) {
    childCoordinators.removeAll { $0 is T }
  }

  package func removeAllChildCoordinators() {
    childCoordinators.removeAll()
  }
}

extension ProjectCoordinator: AddItemCoordinatorParent {
  package func didAdd(_ item: Item) {
    removeAllChildCoordinatorsWith(type: (any AddItemCoordinatorProtocol).self)
    itemsListViewModel?.didAdd(item)
  }
}

extension ProjectCoordinator: NavigationControllerDelegate {
  /// Lets go of the children whose screens are gone, also by the user's Back, which asks nobody.
  package func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    childCoordinators.removeAll { child in
      !navigationController.viewControllers.contains { $0 === child.viewController }
    }
  }
}
