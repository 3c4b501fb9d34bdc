import HeadlessKit
import XCTest

@testable import MVVMC

final class AddItemCoordinatorTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var parent = CoordinatorMock(log)
  private lazy var delegate = AddItemCoordinatorDelegateMock(log)
  private lazy var navigationController = NavigationControllerMock(log)
  private lazy var coordinator = AddItemCoordinator(
    factory: factory, parent: parent, delegate: delegate)

  /// L10.
  func testStartPushesTheForm() {
    coordinator.start(navigationController)

    XCTAssertEqual(
      log.calls,
      [
        .makeAddItemViewModel(coordinator: Reference(coordinator)),
        .makeAddItemViewController(viewModel: Reference(factory.addItemViewModel)),
        .push(Reference(factory.viewController)),
      ])
  }

  /// A4.
  func testFormIsLeftBeforeTheDelegateIsInformed() {
    navigationController.pushViewController(ViewController())
    coordinator.start(navigationController)
    log.removeAll()

    coordinator.leaveAfterAdding()

    XCTAssertEqual(log.calls, [.pop, .didAddItem])
  }

  /// L1 A6 X2.
  func testParentAloneIsInformedThatTheFormWasLeft() {
    coordinator.didLeave()

    XCTAssertEqual(log.calls, [.didFinish(Reference(coordinator))])
  }

  /// X2 X4.
  func testNavigationControllerParentAndDelegateAreNeitherRetainedNorRequired() throws {
    var navigationController: NavigationControllerMock? = NavigationControllerMock(log)
    var parent: CoordinatorMock? = CoordinatorMock(log)
    var delegate: AddItemCoordinatorDelegateMock? = AddItemCoordinatorDelegateMock(log)
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
    coordinator.leaveAfterAdding()
    coordinator.didLeave()
    XCTAssertEqual(log.calls, [])
  }
}
