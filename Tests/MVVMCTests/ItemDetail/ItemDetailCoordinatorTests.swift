import HeadlessKit
import XCTest

@testable import MVVMC

final class ItemDetailCoordinatorTests: XCTestCase {
  private let factory = FactoryMock()
  private let navigationController = NavigationControllerMock()

  /// D1.
  func testNothingIsMadeBeforeTheStart() {
    _ = ItemDetailCoordinator(factory: factory, item: .milk)

    XCTAssertEqual(factory.calls, [])
  }

  /// L9 D1.
  func testStartPushesTheDetailOfTheItem() throws {
    let coordinator = ItemDetailCoordinator(factory: factory, item: .plants)
    XCTAssertNil(coordinator.viewController)

    coordinator.start(navigationController)

    XCTAssertEqual(
      factory.calls,
      [
        .makeItemDetailViewModel(.plants),
        .makeItemDetailViewController(
          viewModel: ObjectIdentifier(factory.itemDetailViewModel)),
      ])
    let pushed = try XCTUnwrap(navigationController.topViewController)
    XCTAssertIdentical(pushed, factory.viewController)
    XCTAssertIdentical(coordinator.viewController, pushed)
    XCTAssertEqual(navigationController.calls, [.push(ObjectIdentifier(pushed))])
  }
}
