import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListActionsControllerTests: XCTestCase {
  /// L8 L10.
  ///
  /// Add is the selection controller's.
  func testDeleteAllReachesTheModel() {
    let view = ItemsListActionsView()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())

    withExtendedLifetime(ItemsListActionsController(observing: view, willNotifyTo: spy)) {
      view.addButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(spy.callArgs, [])

      view.deleteAllButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(spy.callArgs, [.deleteAll])
    }
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = ItemsListActionsView()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    var controller: ItemsListActionsController? = ItemsListActionsController(
      observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    view.deleteAllButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
