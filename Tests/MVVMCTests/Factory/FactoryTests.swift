import HeadlessKit
import Items
import ItemsScreens
import UserDriver
import XCTest

@testable import MVVMC

/// Checks what each object that the factory makes is connected to.
///
/// The original leaves this suite empty, because its tests replace the factory.
final class FactoryTests: XCTestCase {
  private let log = CallLog()
  private lazy var httpManager = HTTPManagerMock(log)
  private lazy var store = StoreMock(log)
  private lazy var coordinator = CoordinatorMock(log)
  private lazy var delegate = AddItemCoordinatorDelegateMock(log)
  private lazy var child = ChildCoordinatorMock(log)
  private lazy var factory = DependencyFactory(httpManager: httpManager, store: store)

  // MARK: Coordinators

  /// L1.
  func testProjectCoordinatorGetsTheFactory() {
    let navigationController = NavigationControllerMock(log)
    let coordinator = factory.makeProjectCoordinator()

    coordinator.start(navigationController)

    XCTAssertTrue(navigationController.topViewController is ItemsListViewController)
  }

  /// L9 D1 X2.
  func testItemDetailCoordinatorGetsFactoryItemAndParent() throws {
    let navigationController = NavigationControllerMock(log)
    let child = factory.makeItemDetailCoordinator(item: .plants, parent: coordinator)

    navigationController.pushViewController(ViewController())
    child.start(navigationController)
    let viewController = try XCTUnwrap(navigationController.topViewController)
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    XCTAssertEqual(view.fieldsView.titleLabel.text, "Water the plants")
    log.removeAll()

    navigationController.goBack()

    XCTAssertEqual(log.calls, [.cancel(.fetchDetail(of: 2)), .didFinish(Reference(child))])
  }

  /// L10 A1 A4 X2.
  func testAddItemCoordinatorGetsFactoryParentAndDelegate() throws {
    let navigationController = NavigationControllerMock(log)
    let child = try XCTUnwrap(
      factory.makeAddItemCoordinator(parent: coordinator, delegate: delegate)
        as? AddItemCoordinator)
    navigationController.pushViewController(ViewController())
    child.start(navigationController)
    XCTAssertTrue(navigationController.topViewController is AddItemViewController)
    log.removeAll()

    child.leaveAfterAdding()

    XCTAssertEqual(log.calls, [.pop, .didFinish(Reference(child)), .didAddItem])
  }

  // MARK: View models

  /// L1 L9.
  func testItemsListViewModelGetsNetworkStoreAndCoordinator() {
    let viewModel = factory.makeItemsListViewModel(coordinator: coordinator)
    store.items = [.milk]

    viewModel.open()
    viewModel.select(at: 0)

    XCTAssertEqual(log.calls, [.readAll, .fetchItems, .moveToDetail(.milk)])
  }

  /// D1 D2.
  func testItemDetailViewModelGetsNetworkItemAndCoordinator() {
    let viewModel = factory.makeItemDetailViewModel(item: .plants, coordinator: child)

    viewModel.load()
    viewModel.didLeave()

    XCTAssertEqual(History(of: viewModel.didChange).first?.summary, ItemSummary(.plants))
    XCTAssertEqual(log.calls, [.fetchDetail(of: 2), .cancel(.fetchDetail(of: 2)), .childDidLeave])
  }

  /// A3 A4.
  func testAddItemViewModelGetsNetworkStoreAndCoordinator() throws {
    let viewModel = factory.makeAddItemViewModel(coordinator: child)

    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToCreateItem)(.success(.milk))

    XCTAssertEqual(
      log.calls,
      [.createItem(NewItem(title: "Buy milk", isEnabled: true)), .insert(.milk), .leaveAfterAdding])
  }

  // MARK: View controllers

  /// L1 D2 A1.
  func testViewControllersGetTheirViewModels() throws {
    let mocks = FactoryMock(log)

    let list = factory.makeItemsListViewController(viewModel: mocks.itemsListViewModel)
    let detail = factory.makeItemDetailViewController(viewModel: mocks.itemDetailViewModel)
    let form = factory.makeAddItemViewController(viewModel: mocks.addItemViewModel)

    XCTAssertIdentical(
      try XCTUnwrap(list as? ItemsListViewController).viewModel, mocks.itemsListViewModel)
    XCTAssertIdentical(
      try XCTUnwrap(detail as? ItemDetailViewController).viewModel, mocks.itemDetailViewModel)
    XCTAssertIdentical(
      try XCTUnwrap(form as? AddItemViewController).viewModel, mocks.addItemViewModel)
  }
}
