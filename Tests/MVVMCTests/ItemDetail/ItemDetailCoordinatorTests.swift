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
        .makeItemDetailViewModel(.plants, coordinator: Reference(coordinator)),
        .makeItemDetailViewController(
          viewModel: Reference(factory.itemDetailViewModel)),
        .push(Reference(factory.viewController)),
      ])
  }

  /// D4 X2.
  func testParentIsInformedThatTheDetailWasLeft() {
    coordinator.didLeave()

    XCTAssertEqual(log.calls, [.didFinish(Reference(coordinator))])
  }

  /// X2 X4.
  func testParentIsNeitherRetainedNorRequired() throws {
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
