import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListStatusControllerTests: XCTestCase {
  /// L3 L7.
  func testRetryReachesTheModel() {
    let view = ItemsListStatusView()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())

    withExtendedLifetime(ItemsListStatusController(observing: view, willNotifyTo: spy)) {
      XCTAssertEqual(spy.callArgs, [])

      view.retryButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(spy.callArgs, [.reload])
    }
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = ItemsListStatusView()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    var controller: ItemsListStatusController? = ItemsListStatusController(
      observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    view.retryButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
