import HeadlessKit
import XCTest

@testable import MVVMC

final class ProjectCoordinatorTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var delegate = AddItemCoordinatorDelegateMock(log)
  private lazy var navigationController = NavigationControllerMock(log)
  private lazy var coordinator = ProjectCoordinator(factory: factory)

  // MARK: Moving

  /// L1.
  func testStartPushesTheList() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      log.calls,
      [
        .makeItemsListViewModel(coordinator: Reference(coordinator)),
        .makeItemsListViewController(viewModel: Reference(factory.itemsListViewModel)),
        .push(Reference(factory.viewController)),
      ])
  }

  /// L9 D1.
  func testMoveToDetailStartsAChildWithTheItem() {
    start()

    coordinator.moveToDetail(item: .plants)

    XCTAssertEqual(
      log.calls,
      [
        .makeItemDetailCoordinator(.plants, parent: Reference(coordinator)),
        .startChild(on: Reference(navigationController)),
      ])
  }

  /// L10 A4.
  func testMoveToAddStartsAChildWithTheDelegate() {
    start()

    coordinator.moveToAdd(informing: delegate)

    XCTAssertEqual(
      log.calls,
      [
        .makeAddItemCoordinator(
          parent: Reference(coordinator), delegate: Reference(delegate)),
        .startChild(on: Reference(navigationController)),
      ])
  }

  // MARK: Children

  /// X2.
  ///
  /// Otherwise a child that finishes while it starts would be kept forever.
  func testChildIsKeptBeforeItStarts() {
    start()
    let child = factory.childCoordinator
    child.whenStarted = { [weak coordinator, weak child] in
      if let child { coordinator?.didFinish(child) }
    }

    coordinator.moveToAdd(informing: delegate)

    XCTAssertEqual(children, [])
  }

  /// D4 A6 X2.
  func testEachChildIsKeptUntilItHasFinished() {
    start()
    let first = factory.childCoordinator
    coordinator.moveToDetail(item: .milk)
    let second = ChildCoordinatorMock(log)
    factory.childCoordinator = second
    coordinator.moveToAdd(informing: delegate)
    XCTAssertEqual(children, [Reference(first), Reference(second)])

    coordinator.didFinish(first)

    XCTAssertEqual(children, [Reference(second)])
  }

  // MARK: Lifetime

  /// X2 X4.
  ///
  /// A child that can't start isn't kept, because it would never finish.
  func testNavigationControllerIsNeitherRetainedNorRequired() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    weak let weakNavigationController = navigationController
    coordinator.start(try XCTUnwrap(navigationController))

    navigationController = nil

    XCTAssertNil(weakNavigationController)
    coordinator.moveToDetail(item: .milk)
    XCTAssertEqual(children, [])
  }

  private var children: [Reference] {
    coordinator.childCoordinators.map { Reference($0) }
  }

  /// Starts the coordinator, and forgets the calls of that.
  private func start() {
    coordinator.start(navigationController)
    log.removeAll()
  }
}
