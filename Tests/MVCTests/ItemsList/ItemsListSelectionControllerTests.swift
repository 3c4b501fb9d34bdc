import HeadlessKit
import XCTest

@testable import MVC

final class ItemsListSelectionControllerTests: XCTestCase {
  /// L9 L10.
  func testRowAndAddReachTheModel() {
    let addButton = Button("Add")
    let spy = ItemsListNavigationModelSpy(delegatingTo: ItemsListNavigationModelStub())
    let controller = ItemsListSelectionController(observing: addButton, willNotifyTo: spy)
    XCTAssertEqual(spy.callArgs, [])

    controller.didSelectRow(at: 3)
    addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(spy.callArgs, [.select(row: 3), .add])
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let addButton = Button("Add")
    let spy = ItemsListNavigationModelSpy(delegatingTo: ItemsListNavigationModelStub())
    var controller: ItemsListSelectionController? = ItemsListSelectionController(
      observing: addButton, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
