import HeadlessKit
import XCTest

@testable import MVVMC

final class ProjectCoordinatorChildrenTests: XCTestCase {
  private final class OtherCoordinator: AbstractCoordinator {
    func start(_ navigationController: NavigationController) {}
  }

  private let log = CallLog()
  private lazy var coordinator = ProjectCoordinator(factory: FactoryMock(log))
  private lazy var child = ChildCoordinatorMock(log)
  private let other = OtherCoordinator()

  override func setUp() {
    coordinator.addChildCoordinator(child)
    coordinator.addChildCoordinator(other)
  }

  /// Extra.
  func testChildrenOfATypeAreRemoved() {
    coordinator.removeAllChildCoordinatorsWith(type: OtherCoordinator.self)

    XCTAssertEqual(coordinator.childCoordinators.map(Reference.init), [Reference(child)])
  }

  /// Extra.
  func testAllChildrenAreRemoved() {
    coordinator.removeAllChildCoordinators()

    XCTAssertEqual(coordinator.childCoordinators.count, 0)
  }
}
