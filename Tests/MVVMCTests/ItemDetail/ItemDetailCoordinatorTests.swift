import XCTest

@testable import MVVMC

final class ItemDetailCoordinatorTests: XCTestCase {
  private let log = CallLog()
  private lazy var factory = FactoryMock(log)
  private lazy var parent = CoordinatorMock(log)
  private lazy var coordinator = ItemDetailCoordinator(
    factory: factory, item: .plants, parent: parent)

  /// L9 D1.
  func testStartPushesTheDetail() {
    coordinator.start(NavigationControllerMock(log))

    XCTAssertEqual(
      log.calls,
      [
        .makeItemDetailViewModel(.plants, coordinator: ObjectIdentifier(coordinator)),
        .makeItemDetailViewController(
          viewModel: ObjectIdentifier(factory.itemDetailViewModel)),
        .push(ObjectIdentifier(factory.viewController)),
      ])
  }

  /// D4 X2.
  func testParentIsToldThatTheChildHasFinished() {
    coordinator.didLeave()

    XCTAssertEqual(log.calls, [.didFinish(ObjectIdentifier(coordinator))])
  }

  /// X2 X4.
  func testParentIsNotKeptAliveNorNeeded() throws {
    var parent: CoordinatorMock? = CoordinatorMock(log)
    let coordinator = ItemDetailCoordinator(
      factory: factory, item: .milk, parent: try XCTUnwrap(parent))
    weak let weakParent = parent

    parent = nil

    XCTAssertNil(weakParent)
    coordinator.didLeave()
    XCTAssertEqual(log.calls, [])
  }
}
