import HeadlessKit
import Items

/// Shows the list, and starts a child coordinator for each other screen.
package final class ProjectCoordinator {
  private let factory: any Factory
  private weak var navigationController: NavigationController?
  /// Other files can set it, because an extra removes children, too.
  var childCoordinators: [any AbstractCoordinator] = []

  package init(factory: any Factory) {
    self.factory = factory
  }

  func addChildCoordinator(_ child: any AbstractCoordinator) {
    childCoordinators.append(child)
  }

  private func startChild(_ child: any AbstractCoordinator) {
    // Without a navigation controller the child would show no screen, so it would never finish.
    guard let navigationController else { return }
    addChildCoordinator(child)
    child.start(navigationController)
  }
}

extension ProjectCoordinator: AbstractCoordinator {
  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    let viewModel = factory.makeItemsListViewModel(coordinator: self)
    navigationController.pushViewController(
      factory.makeItemsListViewController(viewModel: viewModel))
  }
}

extension ProjectCoordinator: RootCoordinator {
  package func moveToDetail(item: Item) {
    startChild(factory.makeItemDetailCoordinator(item: item, parent: self))
  }

  package func moveToAdd(informing delegate: any AddItemCoordinatorDelegate) {
    startChild(factory.makeAddItemCoordinator(parent: self, delegate: delegate))
  }
}

extension ProjectCoordinator: ParentCoordinator {
  package func didFinish(_ child: any AbstractCoordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
