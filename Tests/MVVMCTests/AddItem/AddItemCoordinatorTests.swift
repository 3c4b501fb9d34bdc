import HeadlessKit
import XCTest

@testable import MVVMC

final class AddItemCoordinatorTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var parent = CoordinatorMock(log)
  private lazy var delegate = CoordinatorMock(log)
  private lazy var navigationController = NavigationControllerMock(log)
  private lazy var coordinator = AddItemCoordinator(
    factory: factory, parent: parent, delegate: delegate)

  /// L10.
  func testStartPushesTheForm() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      log.calls,
      [
        .makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeAddItemViewController(viewModel: ObjectIdentifier(factory.addItemViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// A4 X2.
  func testFinishLeavesTheFormBeforeTheDelegateHears() {
    navigationController.pushViewController(ViewController())
    coordinator.start(navigationController)
    factory.viewController.whenLeft = coordinator.didLeave
    log.removeAll()

    coordinator.finish()

    XCTAssertEqual(log.calls, [.pop, .didFinish(ObjectIdentifier(coordinator)), .didAddItem])
  }

  /// A6 X2.
  func testParentIsToldThatTheChildHasFinished() {
    coordinator.didLeave()

    XCTAssertEqual(log.calls, [.didFinish(ObjectIdentifier(coordinator))])
  }

  /// X2 X4.
  func testStackParentAndDelegateAreNotKeptAliveNorNeeded() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    var parent: CoordinatorMock? = CoordinatorMock(log)
    var delegate: CoordinatorMock? = CoordinatorMock(log)
    let coordinator = AddItemCoordinator(
      factory: factory, parent: try XCTUnwrap(parent), delegate: try XCTUnwrap(delegate))
    coordinator.start(try XCTUnwrap(navigationController))
    log.removeAll()
    weak let weakNavigationController = navigationController
    weak let weakParent = parent
    weak let weakDelegate = delegate

    navigationController = nil
    parent = nil
    delegate = nil

    XCTAssertNil(weakNavigationController)
    XCTAssertNil(weakParent)
    XCTAssertNil(weakDelegate)
    coordinator.finish()
    coordinator.didLeave()
    XCTAssertEqual(log.calls, [])
  }
}
