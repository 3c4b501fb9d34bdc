import XCTest

@testable import MVVMC

final class ProjectCoordinatorChildrenTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var coordinator = ProjectCoordinator(factory: factory)
  private lazy var child = ChildCoordinatorMock(log)
  private lazy var form = AddItemCoordinator(
    factory: factory, parent: coordinator, delegate: AddItemCoordinatorDelegateMock(log))

  override func setUp() {
    coordinator.addChildCoordinator(child)
    coordinator.addChildCoordinator(form)
  }

  /// Extra.
  func testChildrenOfATypeAreRemoved() {
    coordinator.removeAllChildCoordinatorsWith(type: AddItemCoordinator.self)

    XCTAssertEqual(coordinator.childCoordinators.map(Reference.init), [Reference(child)])
  }

  /// Extra.
  func testAllChildrenAreRemoved() {
    coordinator.removeAllChildCoordinators()

    XCTAssertEqual(coordinator.childCoordinators.count, 0)
  }
}
