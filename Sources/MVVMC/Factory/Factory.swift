import HeadlessKit
import Items

/// Makes every child coordinator, view model, and view controller, so that a test replaces one object only.
///
/// No method calls another: a coordinator requests a view model, and passes it to its view controller.
package protocol Factory: AnyObject {
  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController

  func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any AbstractCoordinator

  func makeItemDetailViewModel(
    item: Item, coordinator: any ItemDetailCoordinatorProtocol
  ) -> any ItemDetailViewModelProtocol

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController

  func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any AbstractCoordinator

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController
}
