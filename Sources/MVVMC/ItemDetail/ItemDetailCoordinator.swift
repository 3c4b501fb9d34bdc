import HeadlessKit
import Items

/// Leads to an item's detail.
package final class ItemDetailCoordinator: ChildCoordinator {
  private let factory: any Factory
  private let item: Item
  package private(set) weak var viewController: ViewController?

  package init(factory: any Factory, item: Item) {
    self.factory = factory
    self.item = item
  }

  package func start(_ navigationController: NavigationController) {
    let viewModel = factory.makeItemDetailViewModel(item: item)
    let viewController = factory.makeItemDetailViewController(viewModel: viewModel)
    self.viewController = viewController
    navigationController.pushViewController(viewController)
  }
}
