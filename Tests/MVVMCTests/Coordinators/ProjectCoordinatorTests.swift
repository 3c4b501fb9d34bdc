import HeadlessKit
import XCTest

@testable import MVVMC

final class ProjectCoordinatorTests: XCTestCase {
  private let record = Record()
  private lazy var factory = FactoryMock(record)
  private lazy var navigationController = NavigationControllerMock(record)
  private lazy var coordinator = ProjectCoordinator(factory: factory)

  // MARK: Moving

  /// L1.
  func testStartPushesTheList() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      record.calls,
      [
        .makeItemsListViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeItemsListViewController(viewModel: ObjectIdentifier(factory.itemsListViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// L9 D1.
  func testMoveToDetailStartsAChildWithTheItem() {
    coordinator.start(navigationController)
    let callsBefore = record.calls

    coordinator.moveToDetail(item: .plants)

    XCTAssertEqual(
      record.calls,
      callsBefore + [
        .makeItemDetailCoordinator(.plants, parent: ObjectIdentifier(coordinator)),
        .start(on: ObjectIdentifier(navigationController)),
      ])
  }

  /// L10.
  func testMoveToAddStartsAChild() {
    coordinator.start(navigationController)
    let callsBefore = record.calls

    coordinator.moveToAdd()

    XCTAssertEqual(
      record.calls,
      callsBefore + [
        .makeAddItemCoordinator(parent: ObjectIdentifier(coordinator)),
        .start(on: ObjectIdentifier(navigationController)),
      ])
  }

  // MARK: Children

  /// D4 A6 X2.
  func testChildIsKeptUntilItHasFinished() throws {
    var child: ChildCoordinatorMock? = ChildCoordinatorMock(record)
    weak let weakChild = child
    let other = ChildCoordinatorMock(record)
    coordinator.addChildCoordinator(try XCTUnwrap(child))
    coordinator.addChildCoordinator(other)
    child = nil
    XCTAssertNotNil(weakChild)

    coordinator.didFinish(try XCTUnwrap(weakChild))

    XCTAssertNil(weakChild)
    XCTAssertEqual(coordinator.childCoordinators.count, 1)
    XCTAssertIdentical(coordinator.childCoordinators.first, other)
  }

  /// L1 A6.
  func testListIsToldNothingOfAChildThatBringsNothing() {
    coordinator.start(navigationController)
    let callsBefore = record.calls

    coordinator.didFinish(factory.childCoordinator)

    XCTAssertEqual(record.calls, callsBefore)
  }

  /// A4.
  func testAddedItemIsHandedToTheList() {
    coordinator.start(navigationController)
    let callsBefore = record.calls

    coordinator.didAdd(.milk)

    XCTAssertEqual(record.calls, callsBefore + [.didAdd(.milk)])
  }

  // MARK: Lifetime

  /// X2 X4.
  func testStackIsNotKeptAliveNorNeeded() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(record)
    weak let weakNavigationController = navigationController
    coordinator.start(try XCTUnwrap(navigationController))
    let callsBefore = record.calls

    navigationController = nil

    XCTAssertNil(weakNavigationController)
    coordinator.moveToAdd()
    XCTAssertEqual(
      record.calls,
      callsBefore + [.makeAddItemCoordinator(parent: ObjectIdentifier(coordinator))])
  }
}
