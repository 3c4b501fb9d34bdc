import HeadlessKit
import Items

/// Leads to the form and, once its item is added, back.
package final class AddItemCoordinator: AddItemCoordinatorProtocol {
  private let factory: any Factory
  private weak var parent: (any AddItemCoordinatorParent)?
  private weak var navigationController: NavigationController?
  package private(set) weak var viewController: ViewController?

  package init(factory: any Factory, parent: any AddItemCoordinatorParent) {
    self.factory = factory
    self.parent = parent
  }

  package func start(_ navigationController: NavigationController) {
    self.navigationController = navigationController
    let viewModel = factory.makeAddItemViewModel(coordinator: self)
    let viewController = factory.makeAddItemViewController(viewModel: viewModel)
    self.viewController = viewController
    navigationController.pushViewController(viewController)
  }

  package func finish(with item: Item) {
    navigationController?.popViewController()
    parent?.didAdd(item)
  }
}
