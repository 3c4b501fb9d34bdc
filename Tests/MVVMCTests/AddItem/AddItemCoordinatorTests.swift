import HeadlessKit
import XCTest

@testable import MVVMC

final class AddItemCoordinatorTests: XCTestCase {
  private let record = Record()
  private lazy var factory = FactoryMock(record)
  private lazy var parent = CoordinatorMock(record)
  private lazy var navigationController = NavigationControllerMock(record)
  private lazy var coordinator = AddItemCoordinator(factory: factory, parent: parent)

  /// L10 X2.
  func testStartHasTheParentKeepTheChildAndPushesTheForm() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      record.calls,
      [
        .addChildCoordinator(ObjectIdentifier(coordinator)),
        .makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeAddItemViewController(viewModel: ObjectIdentifier(factory.addItemViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// A4.
  func testFinishLeavesTheFormBeforeItHandsTheItemOver() {
    coordinator.start(navigationController)
    let callsBefore = record.calls

    coordinator.finish(with: .milk)

    XCTAssertEqual(record.calls, callsBefore + [.pop, .didAdd(.milk)])
  }

  /// A6 X2.
  func testParentIsToldThatTheChildHasFinished() {
    coordinator.didLeave()

    XCTAssertEqual(record.calls, [.didFinish(ObjectIdentifier(coordinator))])
  }

  /// X2 X4.
  func testStackAndParentAreNotKeptAliveNorNeeded() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(record)
    var parent: CoordinatorMock? = CoordinatorMock(record)
    let coordinator = AddItemCoordinator(factory: factory, parent: try XCTUnwrap(parent))
    coordinator.start(try XCTUnwrap(navigationController))
    let callsBefore = record.calls
    weak let weakNavigationController = navigationController
    weak let weakParent = parent

    navigationController = nil
    parent = nil

    XCTAssertNil(weakNavigationController)
    XCTAssertNil(weakParent)
    coordinator.finish(with: .milk)
    coordinator.didLeave()
    XCTAssertEqual(record.calls, callsBefore)
  }
}
