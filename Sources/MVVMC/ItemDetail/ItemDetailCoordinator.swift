import HeadlessKit
import Items

/// Shows an item's detail.
package final class ItemDetailCoordinator {
  private let factory: any Factory
  private let item: Item
  private weak var parent: (any ParentCoordinator)?

  package init(factory: any Factory, item: Item, parent: any ParentCoordinator) {
    self.factory = factory
    self.item = item
    self.parent = parent
  }
}

extension ItemDetailCoordinator: AbstractCoordinator {
  package func start(_ navigationController: NavigationController) {
    let viewModel = factory.makeItemDetailViewModel(item: item, coordinator: self)
    navigationController.pushViewController(
      factory.makeItemDetailViewController(viewModel: viewModel))
  }
}

extension ItemDetailCoordinator: ItemDetailCoordinatorProtocol {
  package func didLeave() {
    parent?.didFinish(self)
  }
}
