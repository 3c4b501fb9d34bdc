import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListRefreshControllerTests: XCTestCase {
  /// L5 L6.
  func testPullReachesTheModel() {
    let refreshControl = RefreshControl()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())

    withExtendedLifetime(ItemsListRefreshController(observing: refreshControl, willNotifyTo: spy)) {
      XCTAssertEqual(spy.callArgs, [])

      refreshControl.pull()
      XCTAssertEqual(spy.callArgs, [.refresh])
    }
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let refreshControl = RefreshControl()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    var controller: ItemsListRefreshController? = ItemsListRefreshController(
      observing: refreshControl, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    refreshControl.pull()
    XCTAssertEqual(spy.callArgs, [])
  }
}
