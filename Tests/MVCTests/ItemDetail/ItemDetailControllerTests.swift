import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemDetailControllerTests: XCTestCase {
  /// D3.
  func testRetryReachesTheModel() {
    let view = ItemDetailStatusView()
    let spy = ItemDetailModelSpy()

    withExtendedLifetime(ItemDetailController(observing: view, willNotifyTo: spy)) {
      XCTAssertEqual(spy.callArgs, [])

      view.retryButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(spy.callArgs, [.fetch])
    }
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = ItemDetailStatusView()
    let spy = ItemDetailModelSpy()
    var controller: ItemDetailController? = ItemDetailController(observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    view.retryButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
