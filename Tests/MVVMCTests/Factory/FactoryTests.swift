import HeadlessKit
import Items
import XCTest

@testable import MVVMC

/// The original leaves this suite empty, since the factory is what tests replace; so nothing else would
/// notice that it connects the wrong parts.
final class FactoryTests: XCTestCase {
  private let httpManager = HTTPManagerMock()
  private let store = StoreMock()
  private lazy var factory = DependencyFactory(httpManager: httpManager, store: store)

  /// L1.
  func testHTTPManagerIsTheOneInjected() {
    XCTAssertIdentical(factory.httpManager, httpManager)
  }

  /// L1 L2.
  func testItemsListViewModelGetsNetworkAndStore() {
    let viewModel = factory.makeItemsListViewModel(coordinator: CoordinatorMock())
    XCTAssertEqual(httpManager.calls, [])
    XCTAssertEqual(store.calls, [])

    viewModel.open()
    httpManager.lists.send(.success([.milk]))

    XCTAssertEqual(httpManager.calls, [.getItems])
    XCTAssertEqual(store.calls, [.readAll, .replaceAll([.milk]), .readAll])
  }

  /// L9 L10.
  func testItemsListViewModelGetsTheCoordinator() {
    let coordinator = CoordinatorMock()
    let viewModel = factory.makeItemsListViewModel(coordinator: coordinator)
    store.items = [.milk]
    viewModel.open()

    viewModel.select(at: 0)
    viewModel.add()

    XCTAssertEqual(coordinator.calls, [.moveToDetail(.milk), .moveToAdd])
  }

  /// D1 D2.
  func testItemDetailViewModelGetsNetworkAndItem() {
    let viewModel = factory.makeItemDetailViewModel(item: .plants)
    let history = History(of: viewModel.didChange)

    viewModel.load()

    XCTAssertEqual(history.values.map(\.summary), [ItemSummary(.plants), ItemSummary(.plants)])
    XCTAssertEqual(httpManager.calls, [.getItem(2)])
  }

  /// A3 A4.
  func testAddItemViewModelGetsNetworkAndCoordinator() {
    let coordinator = AddItemCoordinatorMock()
    let viewModel = factory.makeAddItemViewModel(coordinator: coordinator)

    viewModel.save(title: "Buy milk", isEnabled: true)
    httpManager.posts.send(.success(.milk))

    XCTAssertEqual(
      httpManager.calls, [.postItem(NewItem(title: "Buy milk", isEnabled: true))])
    XCTAssertEqual(coordinator.calls, [.finish(.milk)])
    XCTAssertEqual(store.calls, [])
  }

  /// D2.
  func testEveryViewModelIsNew() {
    let coordinator = CoordinatorMock()
    let form = AddItemCoordinatorMock()

    XCTAssertNotIdentical(
      factory.makeItemsListViewModel(coordinator: coordinator),
      factory.makeItemsListViewModel(coordinator: coordinator))
    XCTAssertNotIdentical(
      factory.makeItemDetailViewModel(item: .milk), factory.makeItemDetailViewModel(item: .milk))
    XCTAssertNotIdentical(
      factory.makeAddItemViewModel(coordinator: form),
      factory.makeAddItemViewModel(coordinator: form))
  }

  /// L1 L2.
  func testItemsListViewControllerGetsTheViewModel() throws {
    let viewModel = ItemsListViewModelMock()
    let viewController = factory.makeItemsListViewController(viewModel: viewModel)
    XCTAssertTrue(viewController is ItemsListViewController)
    XCTAssertFalse(viewController.isViewLoaded)

    let view = try XCTUnwrap(viewController.view as? ItemsListView)
    viewModel.state.set(ItemsListState(items: [.milk]))

    XCTAssertEqual(viewModel.calls, [.open])
    XCTAssertEqual(view.tableView.numberOfRows, 1)
  }

  /// D1 D2.
  func testItemDetailViewControllerGetsTheViewModel() throws {
    let viewModel = ItemDetailViewModelMock(showing: .plants)
    let viewController = factory.makeItemDetailViewController(viewModel: viewModel)
    XCTAssertTrue(viewController is ItemDetailViewController)
    XCTAssertFalse(viewController.isViewLoaded)

    let view = try XCTUnwrap(viewController.view as? ItemDetailView)

    XCTAssertEqual(viewModel.calls, [.load])
    XCTAssertEqual(view.fieldsView.titleLabel.text, "Water the plants")
  }

  /// A1 A2.
  func testAddItemViewControllerGetsTheViewModel() throws {
    let viewModel = AddItemViewModelMock()
    let viewController = factory.makeAddItemViewController(viewModel: viewModel)
    XCTAssertTrue(viewController is AddItemViewController)
    XCTAssertFalse(viewController.isViewLoaded)

    let view = try XCTUnwrap(viewController.view as? AddItemView)
    viewModel.state.set(AddItemState(error: "Offline"))

    XCTAssertEqual(view.statusView.errorLabel.text, "Offline")
  }

  /// L1.
  func testProjectCoordinatorGetsTheFactory() {
    let navigationController = NavigationControllerMock()
    let coordinator = factory.makeProjectCoordinator()
    XCTAssertTrue(coordinator is ProjectCoordinator)

    coordinator.start(navigationController)
    navigationController.topViewController?.loadViewIfNeeded()

    XCTAssertEqual(httpManager.calls, [.getItems])
  }

  /// L9 D2.
  func testItemDetailCoordinatorGetsFactoryAndItem() throws {
    let navigationController = NavigationControllerMock()
    let coordinator = factory.makeItemDetailCoordinator(item: .plants)
    XCTAssertTrue(coordinator is ItemDetailCoordinator)

    coordinator.start(navigationController)
    let view = try XCTUnwrap(navigationController.topViewController?.view as? ItemDetailView)

    XCTAssertEqual(view.fieldsView.titleLabel.text, "Water the plants")
    XCTAssertEqual(httpManager.calls, [.getItem(2)])
  }

  /// L10 A4.
  func testAddItemCoordinatorGetsFactoryAndParent() {
    let navigationController = NavigationControllerMock()
    let parent = AddItemCoordinatorParentMock()
    let coordinator = factory.makeAddItemCoordinator(parent: parent)
    XCTAssertTrue(coordinator is AddItemCoordinator)

    coordinator.start(navigationController)
    coordinator.finish(with: .milk)

    XCTAssertTrue(navigationController.topViewController is AddItemViewController)
    XCTAssertEqual(parent.calls, [.didAdd(.milk)])
  }

  /// X2.
  func testNothingMadeIsKept() {
    weak let viewModel = factory.makeItemDetailViewModel(item: .milk)
    weak let coordinator = factory.makeItemDetailCoordinator(item: .milk)
    weak let viewController = factory.makeItemDetailViewController(
      viewModel: ItemDetailViewModelMock(showing: .milk))

    XCTAssertNil(viewModel)
    XCTAssertNil(coordinator)
    XCTAssertNil(viewController)
  }
}
