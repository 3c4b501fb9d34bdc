import HeadlessKit
import Items
import XCTest

@testable import MVVMC

/// What is left of a screen when every role is the real one and the network holds its replies.
final class LifetimeTests: XCTestCase {
  private let httpManager = HTTPManagerMock()
  private let store = StoreMock()

  /// D4 X2 X4 X5.
  func testNothingOutlivesADetailThatIsLeft() {
    let (coordinator, navigationController) = start()
    coordinator.moveToDetail(item: .milk)
    weak let child = coordinator.childCoordinators.first
    weak let viewController =
      navigationController.topViewController as? ItemDetailViewController
    weak let view = viewController?.view
    weak let viewModel = viewController?.viewModel
    XCTAssertNotNil(child)
    XCTAssertNotNil(viewModel)

    navigationController.goBack()

    XCTAssertNil(child)
    XCTAssertNil(viewController)
    XCTAssertNil(view)
    XCTAssertNil(viewModel)
    XCTAssertEqual(httpManager.calls, [.getItems, .getItem(1), .cancel(1)])
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
    httpManager.details.send(.failure(.offline))
  }

  /// A6 X2 X4 X5.
  func testNothingOutlivesAFormThatIsLeftWhileSaving() {
    let (coordinator, navigationController) = start()
    coordinator.moveToAdd()
    weak let child = coordinator.childCoordinators.first
    weak let viewController = navigationController.topViewController as? AddItemViewController
    weak let view = viewController?.view
    weak let viewModel = viewController?.viewModel
    viewModel?.save(title: "Buy milk", isEnabled: true)
    XCTAssertNotNil(child)
    store.removeCalls()

    navigationController.goBack()

    XCTAssertNil(child)
    XCTAssertNil(viewController)
    XCTAssertNil(view)
    XCTAssertNil(viewModel)
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
    httpManager.posts.send(.success(.milk))
    XCTAssertEqual(store.calls, [])
    XCTAssertEqual(
      httpManager.calls,
      [.getItems, .postItem(NewItem(title: "Buy milk", isEnabled: true)), .cancel(1)])
  }

  /// A4 X2.
  ///
  /// On screen the stack tells its delegate of the pop; off screen it doesn't.
  func testNothingOutlivesAFormThatHasSaved() {
    for isOnScreen in [true, false] {
      let (coordinator, navigationController) = start(isOnScreen: isOnScreen)
      coordinator.moveToAdd()
      weak let child = coordinator.childCoordinators.first as? AddItemCoordinator
      weak let viewController =
        navigationController.topViewController as? AddItemViewController
      weak let view = viewController?.view
      weak let viewModel = viewController?.viewModel
      XCTAssertNotNil(child)
      XCTAssertNotNil(viewModel)

      child?.finish(with: .milk)

      XCTAssertNil(child, "on screen: \(isOnScreen)")
      XCTAssertNil(viewController)
      XCTAssertNil(view)
      XCTAssertNil(viewModel)
      XCTAssertTrue(coordinator.childCoordinators.isEmpty)
      XCTAssertEqual(store.calls.last, .insert(.milk))
    }
  }

  /// X2 X4.
  func testNothingOutlivesAppAndStack() {
    var navigationController: NavigationControllerMock? = NavigationControllerMock()
    var app: MVVMCApp? = navigationController.map {
      MVVMCApp(
        factory: DependencyFactory(httpManager: httpManager, store: store),
        navigationController: $0)
    }
    app?.start()
    navigationController?.appear()
    weak let coordinator = navigationController?.delegate as? ProjectCoordinator
    coordinator?.moveToDetail(item: .milk)
    weak let stack = navigationController
    weak let child = coordinator?.childCoordinators.first
    weak let list = navigationController?.viewControllers.first as? ItemsListViewController
    weak let listViewModel = list?.viewModel
    weak let detail = navigationController?.topViewController as? ItemDetailViewController
    weak let detailViewModel = detail?.viewModel
    XCTAssertNotNil(child)
    XCTAssertNotNil(listViewModel)
    XCTAssertNotNil(detailViewModel)

    app = nil
    navigationController = nil

    XCTAssertNil(coordinator)
    XCTAssertNil(stack)
    XCTAssertNil(child)
    XCTAssertNil(list)
    XCTAssertNil(listViewModel)
    XCTAssertNil(detail)
    XCTAssertNil(detailViewModel)
    XCTAssertEqual(httpManager.calls, [.getItems, .getItem(1)])
    httpManager.lists.send(.success([.milk]))
    httpManager.details.send(.failure(.offline))
    XCTAssertEqual(store.calls, [.readAll])
  }

  /// X2.
  func testCoordinatorsKeepNoScreenAlive() {
    let factory = DependencyFactory(httpManager: httpManager, store: store)
    let parent = AddItemCoordinatorParentMock()
    let detail = ItemDetailCoordinator(factory: factory, item: .milk)
    let form = AddItemCoordinator(factory: factory, parent: parent)
    let project = ProjectCoordinator(factory: factory)
    var navigationController: NavigationControllerMock? = NavigationControllerMock()
    for start in [project.start, detail.start, form.start] { navigationController.map(start) }
    weak let list = navigationController?.viewControllers.first as? ItemsListViewController
    weak let listViewModel = list?.viewModel
    XCTAssertNotNil(listViewModel)
    XCTAssertNotNil(detail.viewController)
    XCTAssertNotNil(form.viewController)

    navigationController = nil

    XCTAssertNil(list)
    XCTAssertNil(listViewModel)
    XCTAssertNil(detail.viewController)
    XCTAssertNil(form.viewController)
  }

  private func start(
    isOnScreen: Bool = true
  ) -> (coordinator: ProjectCoordinator, navigationController: NavigationControllerMock) {
    let navigationController = NavigationControllerMock()
    let coordinator = ProjectCoordinator(
      factory: DependencyFactory(httpManager: httpManager, store: store))
    coordinator.start(navigationController)
    if isOnScreen { navigationController.appear() }
    return (coordinator, navigationController)
  }
}
