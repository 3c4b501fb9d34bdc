import HeadlessKit

/// Leads to the form and, once an item is added, back.
package final class AddItemCoordinator: AddItemCoordinatorProtocol {
  private let factory: any Factory
  private weak var parent: (any ParentCoordinator)?
  private weak var delegate: (any AddItemCoordinatorDelegate)?
  private weak var navigationController: NavigationController?

  package init(
    factory: any Factory, parent: any ParentCoordinator,
    delegate: any AddItemCoordinatorDelegate
  ) {
    self.factory = factory
    self.parent = parent
    self.delegate = delegate
  }

  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    let viewModel = factory.makeAddItemViewModel(coordinator: self)
    navigationController.pushViewController(
      factory.makeAddItemViewController(viewModel: viewModel))
  }

  package func finish() {
    // The pop has the parent let go of it; the caller keeps it until this returns.
    navigationController?.popViewController()
    delegate?.didAddItem()
  }

  package func didLeave() {
    parent?.didFinish(self)
  }
}
