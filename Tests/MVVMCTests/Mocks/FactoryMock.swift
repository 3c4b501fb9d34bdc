import HeadlessKit
import Items
import MVVMC

/// A spy: records what is asked for, and makes mocks and an empty screen only.
final class FactoryMock: Factory {
  private let log: CallLog
  var childCoordinator: ChildCoordinatorMock
  let itemsListViewModel: ItemsListViewModelMock
  let itemDetailViewModel: ItemDetailViewModelMock
  let addItemViewModel: AddItemViewModelMock
  let viewController = ViewControllerMock()

  init(_ log: CallLog) {
    self.log = log
    childCoordinator = ChildCoordinatorMock(log)
    itemsListViewModel = ItemsListViewModelMock(log)
    itemDetailViewModel = ItemDetailViewModelMock(log)
    addItemViewModel = AddItemViewModelMock(log)
  }

  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol {
    log.note(.makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)))
    return itemsListViewModel
  }

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    log.note(.makeItemsListViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any ChildCoordinator {
    log.note(.makeItemDetailCoordinator(item, parent: ObjectIdentifier(parent)))
    return childCoordinator
  }

  func makeItemDetailViewModel(
    item: Item, coordinator: any ChildCoordinator
  ) -> any ItemDetailViewModelProtocol {
    log.note(.makeItemDetailViewModel(item, coordinator: ObjectIdentifier(coordinator)))
    return itemDetailViewModel
  }

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    log.note(.makeItemDetailViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any ChildCoordinator {
    log.note(
      .makeAddItemCoordinator(
        parent: ObjectIdentifier(parent), delegate: ObjectIdentifier(delegate)))
    return childCoordinator
  }

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    log.note(.makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)))
    return addItemViewModel
  }

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController {
    log.note(.makeAddItemViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }
}
