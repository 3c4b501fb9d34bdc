import HeadlessKit
import Items
import MVVMC

/// Records what is asked for, and makes mocks and an empty screen only.
final class FactoryMock: Factory {
  private let record: Record
  let httpManager: any HTTPManagerProtocol
  let childCoordinator: ChildCoordinatorMock
  let itemsListViewModel: ItemsListViewModelMock
  let itemDetailViewModel: ItemDetailViewModelMock
  let addItemViewModel: AddItemViewModelMock
  let viewController = ViewController()

  init(_ record: Record) {
    self.record = record
    httpManager = HTTPManagerMock(record)
    childCoordinator = ChildCoordinatorMock(record)
    itemsListViewModel = ItemsListViewModelMock(record)
    itemDetailViewModel = ItemDetailViewModelMock(record, showing: .milk)
    addItemViewModel = AddItemViewModelMock(record)
  }

  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol {
    record.note(.makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)))
    return itemsListViewModel
  }

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    record.note(.makeItemsListViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeItemDetailCoordinator(
    item: Item, parent: any AbstractCoordinator
  ) -> any ChildCoordinator {
    record.note(.makeItemDetailCoordinator(item, parent: ObjectIdentifier(parent)))
    return childCoordinator
  }

  func makeItemDetailViewModel(
    item: Item, coordinator: any ChildCoordinator
  ) -> any ItemDetailViewModelProtocol {
    record.note(.makeItemDetailViewModel(item, coordinator: ObjectIdentifier(coordinator)))
    return itemDetailViewModel
  }

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    record.note(.makeItemDetailViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeAddItemCoordinator(parent: any AbstractCoordinator) -> any ChildCoordinator {
    record.note(.makeAddItemCoordinator(parent: ObjectIdentifier(parent)))
    return childCoordinator
  }

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    record.note(.makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)))
    return addItemViewModel
  }

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController {
    record.note(.makeAddItemViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }
}
