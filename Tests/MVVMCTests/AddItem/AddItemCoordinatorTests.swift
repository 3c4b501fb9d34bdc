import HeadlessKit
import XCTest

@testable import MVVMC

final class AddItemCoordinatorTests: XCTestCase {
  private let factory = FactoryMock()
  private let parent = AddItemCoordinatorParentMock()
  private let navigationController = NavigationControllerMock()
  private lazy var coordinator = AddItemCoordinator(factory: factory, parent: parent)

  /// L10.
  func testStartPushesTheForm() throws {
    XCTAssertEqual(factory.calls, [])
    XCTAssertNil(coordinator.viewController)

    coordinator.start(navigationController)

    XCTAssertEqual(
      factory.calls,
      [
        .makeAddItemViewModel(coordinator: ObjectIdentifier(coordinator)),
        .makeAddItemViewController(viewModel: ObjectIdentifier(factory.addItemViewModel)),
      ])
    let pushed = try XCTUnwrap(navigationController.topViewController)
    XCTAssertIdentical(pushed, factory.viewController)
    XCTAssertIdentical(coordinator.viewController, pushed)
    XCTAssertEqual(navigationController.calls, [.push(ObjectIdentifier(pushed))])
    XCTAssertEqual(parent.calls, [])
  }

  /// A4.
  func testFinishLeavesTheFormThenTellsTheParent() {
    navigationController.pushViewController(ViewController())
    coordinator.start(navigationController)
    var depthWhenTold: Int?
    parent.onAdd = { [navigationController] in
      depthWhenTold = navigationController.viewControllers.count
    }

    coordinator.finish(with: .milk)

    XCTAssertEqual(navigationController.calls.last, .pop)
    XCTAssertEqual(navigationController.calls.count, 3)
    XCTAssertEqual(parent.calls, [.didAdd(.milk)])
    XCTAssertEqual(depthWhenTold, 1)
  }

  /// X2 X4.
  func testStackAndParentAreNotKeptAliveNorNeeded() {
    var navigationController: NavigationControllerMock? = NavigationControllerMock()
    var parent: AddItemCoordinatorParentMock? = AddItemCoordinatorParentMock()
    let coordinator = parent.map { AddItemCoordinator(factory: factory, parent: $0) }
    navigationController.map { coordinator?.start($0) }
    weak let weakNavigationController = navigationController
    weak let weakParent = parent

    navigationController = nil
    parent = nil

    XCTAssertNil(weakNavigationController)
    XCTAssertNil(weakParent)
    coordinator?.finish(with: .milk)
  }
}
