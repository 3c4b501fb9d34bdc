import HeadlessKit
import Items

/// Makes every child coordinator, view model, and view controller: the one object to replace in a test.
///
/// No method calls another: a coordinator asks for a view model and hands it to its view controller.
package protocol Factory: AnyObject {
  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController

  func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any ChildCoordinator

  func makeItemDetailViewModel(
    item: Item, coordinator: any ChildCoordinator
  ) -> any ItemDetailViewModelProtocol

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController

  func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any ChildCoordinator

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController
}
