import HeadlessKit
import Items

/// Leads to the form and, once its item is added, back.
package final class AddItemCoordinator: AddItemCoordinatorProtocol {
  private let factory: any Factory
  private weak var parent: (any AbstractCoordinator)?
  private weak var navigationController: NavigationController?

  package init(factory: any Factory, parent: any AbstractCoordinator) {
    self.factory = factory
    self.parent = parent
  }

  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    parent?.addChildCoordinator(self)
    let viewModel = factory.makeAddItemViewModel(coordinator: self)
    navigationController.pushViewController(
      factory.makeAddItemViewController(viewModel: viewModel))
  }

  package func finish(with item: Item) {
    // With its screen left it has finished, but lives on until this returns.
    navigationController?.popViewController()
    parent?.didAdd(item)
  }

  package func didLeave() {
    parent?.didFinish(self)
  }
}
