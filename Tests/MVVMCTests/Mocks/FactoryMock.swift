import HeadlessKit
import Items

@testable import MVVMC

/// A spy: records what it is to make, and returns mocks and an empty screen.
final class FactoryMock: Factory {
  private let log: CallLog
  var childCoordinator: ChildCoordinatorMock
  let itemsListViewModel: ItemsListViewModelMock
  let itemDetailViewModel: ItemDetailViewModelMock
  let addItemViewModel: AddItemViewModelMock
  let viewController = ViewController()

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
    log.note(.makeItemsListViewModel(coordinator: Reference(coordinator)))
    return itemsListViewModel
  }

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    log.note(.makeItemsListViewController(viewModel: Reference(viewModel)))
    return viewController
  }

  func makeItemDetailCoordinator(
    item: Item, parent: any ParentCoordinator
  ) -> any AbstractCoordinator {
    log.note(.makeItemDetailCoordinator(item, parent: Reference(parent)))
    return childCoordinator
  }

  func makeItemDetailViewModel(
    item: Item, coordinator: any ItemDetailCoordinatorProtocol
  ) -> any ItemDetailViewModelProtocol {
    log.note(.makeItemDetailViewModel(item, coordinator: Reference(coordinator)))
    return itemDetailViewModel
  }

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    log.note(.makeItemDetailViewController(viewModel: Reference(viewModel)))
    return viewController
  }

  func makeAddItemCoordinator(
    parent: any ParentCoordinator, delegate: any AddItemCoordinatorDelegate
  ) -> any AbstractCoordinator {
    log.note(
      .makeAddItemCoordinator(
        parent: Reference(parent), delegate: Reference(delegate)))
    return childCoordinator
  }

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    log.note(.makeAddItemViewModel(coordinator: Reference(coordinator)))
    return addItemViewModel
  }

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController {
    log.note(.makeAddItemViewController(viewModel: Reference(viewModel)))
    return viewController
  }
}
