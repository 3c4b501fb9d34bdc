import HeadlessKit
import Items
import XCTest

@testable import MVVMC

/// The original leaves this suite empty, since the factory is what tests replace; so nothing else would
/// notice that it connects the wrong parts.
final class FactoryTests: XCTestCase {
  private let record = Record()
  private lazy var httpManager = HTTPManagerMock(record)
  private lazy var store = StoreMock(record)
  private lazy var coordinator = CoordinatorMock(record)
  private lazy var child = ChildCoordinatorMock(record)
  private lazy var factory = DependencyFactory(httpManager: httpManager, store: store)

  // MARK: Coordinators

  /// L1.
  func testProjectCoordinatorGetsTheFactory() throws {
    let navigationController = NavigationControllerMock(record)
    let coordinator = factory.makeProjectCoordinator()

    coordinator.start(navigationController)

    XCTAssertTrue(navigationController.topViewController is ItemsListViewController)
  }

  /// L9 D1 X2.
  func testItemDetailCoordinatorGetsFactoryItemAndParent() throws {
    let navigationController = NavigationControllerMock(record)
    let child = factory.makeItemDetailCoordinator(item: .plants, parent: coordinator)

    child.start(navigationController)

    let viewController = try XCTUnwrap(navigationController.topViewController)
    let view = try XCTUnwrap(viewController.view as? ItemDetailView)
    XCTAssertEqual(view.fieldsView.titleLabel.text, "Water the plants")
    XCTAssertEqual(
      record.calls,
      [
        .addChildCoordinator(ObjectIdentifier(child)), .push(ObjectIdentifier(viewController)),
        .getItem(2),
      ])
  }

  /// L10 A1 X2.
  func testAddItemCoordinatorGetsFactoryAndParent() throws {
    let navigationController = NavigationControllerMock(record)
    let child = factory.makeAddItemCoordinator(parent: coordinator)

    child.start(navigationController)

    let viewController = try XCTUnwrap(
      navigationController.topViewController as? AddItemViewController)
    XCTAssertEqual(
      record.calls,
      [.addChildCoordinator(ObjectIdentifier(child)), .push(ObjectIdentifier(viewController))])
  }

  // MARK: View models

  /// L1 L9.
  func testItemsListViewModelGetsNetworkStoreAndCoordinator() {
    let viewModel = factory.makeItemsListViewModel(coordinator: coordinator)
    store.items = [.milk]

    viewModel.open()
    viewModel.select(at: 0)

    XCTAssertEqual(record.calls, [.readAll, .getItems, .moveToDetail(.milk)])
  }

  /// D1 D2.
  func testItemDetailViewModelGetsNetworkItemAndCoordinator() {
    let viewModel = factory.makeItemDetailViewModel(item: .plants, coordinator: child)
    let history = History(of: viewModel.didChange)

    viewModel.load()
    viewModel.didLeave()

    XCTAssertEqual(history.values.map(\.summary), Array(repeating: ItemSummary(.plants), count: 3))
    XCTAssertEqual(record.calls, [.getItem(2), .cancel(.getItem(2)), .didLeave])
  }

  /// A3 A4.
  func testAddItemViewModelGetsNetworkAndCoordinator() throws {
    let viewModel = factory.makeAddItemViewModel(coordinator: child)

    viewModel.save(title: "Buy milk", isEnabled: true)
    try XCTUnwrap(httpManager.replyToPostItem)(.success(.milk))

    XCTAssertEqual(
      record.calls,
      [.postItem(NewItem(title: "Buy milk", isEnabled: true)), .finish(.milk)])
  }

  // MARK: View controllers

  /// L1 D2 A1.
  func testViewControllersGetTheirViewModels() throws {
    let mocks = FactoryMock(record)

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

  // MARK: What is made

  /// L1.
  func testHTTPManagerIsTheOneInjected() {
    XCTAssertIdentical(factory.httpManager, httpManager)
  }

  /// D2 X2.
  func testNothingMadeIsKept() {
    weak let viewModel = factory.makeItemDetailViewModel(item: .milk, coordinator: child)
    weak let madeCoordinator = factory.makeItemDetailCoordinator(
      item: .milk, parent: coordinator)
    weak let viewController = factory.makeAddItemViewController(
      viewModel: AddItemViewModelMock(record))

    XCTAssertNil(viewModel)
    XCTAssertNil(madeCoordinator)
    XCTAssertNil(viewController)
  }
}
