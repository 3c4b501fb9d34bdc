import HeadlessKit
import Items
import MVVMC

/// Records what is asked for, and makes mocks and empty screens only.
final class FactoryMock: Factory {
  enum Call: Equatable {
    case makeProjectCoordinator
    case makeItemsListViewModel(coordinator: ObjectIdentifier)
    case makeItemsListViewController(viewModel: ObjectIdentifier)
    case makeItemDetailCoordinator(Item)
    case makeItemDetailViewModel(Item)
    case makeItemDetailViewController(viewModel: ObjectIdentifier)
    case makeAddItemCoordinator(parent: ObjectIdentifier)
    case makeAddItemViewModel(coordinator: ObjectIdentifier)
    case makeAddItemViewController(viewModel: ObjectIdentifier)
  }

  private(set) var calls: [Call] = []
  let httpManager: any HTTPManagerProtocol = HTTPManagerMock()
  let projectCoordinator = CoordinatorMock()
  let itemsListViewModel = ItemsListViewModelMock()
  let itemDetailViewModel = ItemDetailViewModelMock(showing: .milk)
  let addItemViewModel = AddItemViewModelMock()
  var viewController = ViewController()
  /// The children made so far.
  private(set) var itemDetailCoordinators: [ChildCoordinatorMock] = []
  private(set) var addItemCoordinators: [AddItemCoordinatorMock] = []

  func makeProjectCoordinator() -> any RootCoordinator {
    calls.append(.makeProjectCoordinator)
    return projectCoordinator
  }

  func makeItemsListViewModel(
    coordinator: any RootCoordinator
  ) -> any ItemsListViewModelProtocol {
    calls.append(.makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)))
    return itemsListViewModel
  }

  func makeItemsListViewController(
    viewModel: any ItemsListViewModelProtocol
  ) -> ViewController {
    calls.append(.makeItemsListViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeItemDetailCoordinator(item: Item) -> any ChildCoordinator {
    calls.append(.makeItemDetailCoordinator(item))
    let coordinator = ChildCoordinatorMock()
    itemDetailCoordinators.append(coordinator)
    return coordinator
  }

  func makeItemDetailViewModel(item: Item) -> any ItemDetailViewModelProtocol {
    calls.append(.makeItemDetailViewModel(item))
    return itemDetailViewModel
  }

  func makeItemDetailViewController(
    viewModel: any ItemDetailViewModelProtocol
  ) -> ViewController {
    calls.append(.makeItemDetailViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }

  func makeAddItemCoordinator(
    parent: any AddItemCoordinatorParent
  ) -> any AddItemCoordinatorProtocol {
    calls.append(.makeAddItemCoordinator(parent: ObjectIdentifier(parent)))
    let coordinator = AddItemCoordinatorMock()
    addItemCoordinators.append(coordinator)
    return coordinator
  }

  func makeAddItemViewModel(
    coordinator: any AddItemCoordinatorProtocol
  ) -> any AddItemViewModelProtocol {
    calls.append(.makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)))
    return addItemViewModel
  }

  func makeAddItemViewController(viewModel: any AddItemViewModelProtocol) -> ViewController {
    calls.append(.makeAddItemViewController(viewModel: ObjectIdentifier(viewModel)))
    return viewController
  }
}
