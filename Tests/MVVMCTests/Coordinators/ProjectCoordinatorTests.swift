import HeadlessKit
import XCTest

@testable import MVVMC

final class ProjectCoordinatorTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var navigationController = NavigationControllerMock(log)
  private lazy var coordinator = ProjectCoordinator(factory: factory)

  // MARK: Moving

  /// L1.
  func testStartPushesTheList() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      log.calls,
      [
        .makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeItemsListViewController(viewModel: ObjectIdentifier(factory.itemsListViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// L9 D1.
  func testMoveToDetailStartsAChildWithTheItem() {
    start()

    coordinator.moveToDetail(item: .plants)

    XCTAssertEqual(
      log.calls,
      [
        .makeItemDetailCoordinator(.plants, parent: ObjectIdentifier(coordinator)),
        .startChild(on: ObjectIdentifier(navigationController)),
      ])
  }

  /// L10 A4.
  func testMoveToAddStartsAChildWithItselfAsDelegate() {
    start()

    coordinator.moveToAdd()

    XCTAssertEqual(
      log.calls,
      [
        .makeAddItemCoordinator(
          parent: ObjectIdentifier(coordinator), delegate: ObjectIdentifier(coordinator)),
        .startChild(on: ObjectIdentifier(navigationController)),
      ])
  }

  // MARK: Children

  /// X2.
  ///
  /// Otherwise one that finishes at once would be kept for good.
  func testChildIsKeptBeforeItStarts() {
    start()
    let child = factory.childCoordinator
    child.whenStarted = { [coordinator] in coordinator.didFinish(child) }

    coordinator.moveToAdd()

    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
  }

  /// D4 A6 X2.
  func testEachChildIsKeptUntilItHasFinished() {
    start()
    let first = factory.childCoordinator
    coordinator.moveToDetail(item: .milk)
    let second = ChildCoordinatorMock(log)
    factory.childCoordinator = second
    coordinator.moveToAdd()
    XCTAssertEqual(children, [ObjectIdentifier(first), ObjectIdentifier(second)])

    coordinator.didFinish(first)

    XCTAssertEqual(children, [ObjectIdentifier(second)])
  }

  /// L1 A6.
  func testListIsToldNothingOfAChildThatHasFinished() {
    start()

    coordinator.didFinish(factory.childCoordinator)

    XCTAssertEqual(log.calls, [])
  }

  /// A4.
  func testListReloadsOnceAnItemWasAdded() {
    start()

    coordinator.didAddItem()

    XCTAssertEqual(log.calls, [.reloadAfterAdding])
  }

  // MARK: Lifetime

  /// X2 X4.
  ///
  /// A child that has nothing to start on isn't kept either, since it would never finish.
  func testStackIsNotKeptAliveNorNeeded() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    weak let weakNavigationController = navigationController
    coordinator.start(try XCTUnwrap(navigationController))

    navigationController = nil

    XCTAssertNil(weakNavigationController)
    coordinator.moveToAdd()
    XCTAssertEqual(children, [])
  }

  private var children: [ObjectIdentifier] {
    coordinator.childCoordinators.map { ObjectIdentifier($0) }
  }

  /// Starts it; what comes before counts in no test.
  private func start() {
    coordinator.start(navigationController)
    log.removeAll()
  }
}
