import XCTest

@testable import MVVMC

final class ItemDetailCoordinatorTests: XCTestCase {
  private let record = Record()
  private lazy var factory = FactoryMock(record)
  private lazy var parent = CoordinatorMock(record)
  private lazy var coordinator = ItemDetailCoordinator(
    factory: factory, item: .plants, parent: parent)

  /// L9 D1 X2.
  func testStartHasTheParentKeepTheChildAndPushesTheDetail() {
    coordinator.start(NavigationControllerMock(record))

    XCTAssertEqual(
      record.calls,
      [
        .addChildCoordinator(ObjectIdentifier(coordinator)),
        .makeItemDetailViewModel(.plants, coordinator: ObjectIdentifier(coordinator)),
        .makeItemDetailViewController(
          viewModel: ObjectIdentifier(factory.itemDetailViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// D4 X2.
  func testParentIsToldThatTheChildHasFinished() {
    coordinator.didLeave()

    XCTAssertEqual(record.calls, [.didFinish(ObjectIdentifier(coordinator))])
  }

  /// X2 X4.
  func testParentIsNotKeptAliveNorNeeded() throws {
    var parent: CoordinatorMock? = CoordinatorMock(record)
    let coordinator = ItemDetailCoordinator(
      factory: factory, item: .milk, parent: try XCTUnwrap(parent))
    weak let weakParent = parent

    parent = nil

    XCTAssertNil(weakParent)
    coordinator.didLeave()
    XCTAssertEqual(record.calls, [])
  }
}
