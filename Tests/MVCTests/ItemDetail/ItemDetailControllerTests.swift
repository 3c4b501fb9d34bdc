import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemDetailControllerTests: XCTestCase {
  /// D3.
  func testRetryReachesTheModel() {
    let retryButton = Button("Retry")
    let spy = ItemDetailModelSpy()

    withExtendedLifetime(ItemDetailController(observing: retryButton, willNotifyTo: spy)) {
      XCTAssertEqual(spy.callArgs, [])

      retryButton.sendActions(for: .touchUpInside)
      XCTAssertEqual(spy.callArgs, [.fetch])
    }
  }

  /// X2.
  func testViewDoesNotKeepTheControllerAlive() {
    let retryButton = Button("Retry")
    let spy = ItemDetailModelSpy()
    var controller: ItemDetailController? = ItemDetailController(
      observing: retryButton, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
  }
}
