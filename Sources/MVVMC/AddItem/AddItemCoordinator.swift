import HeadlessKit

/// Shows the form, and leaves it once an item was added.
package final class AddItemCoordinator {
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
}

extension AddItemCoordinator: AbstractCoordinator {
  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    let viewModel = factory.makeAddItemViewModel(coordinator: self)
    navigationController.pushViewController(
      factory.makeAddItemViewController(viewModel: viewModel))
  }
}

extension AddItemCoordinator: AddItemCoordinatorProtocol {
  package func leaveAfterAdding() {
    navigationController?.popViewController()
    // SPEC A4 names this order: the form is left, and then the list loads.
    // During the pop, the parent releases this coordinator, but the running call still keeps it.
    // In UIKit, an animated pop ends later, so this coordinator is released after `didAddItem()`.
    delegate?.didAddItem()
  }

  package func didLeave() {
    parent?.didFinish(self)
  }
}
