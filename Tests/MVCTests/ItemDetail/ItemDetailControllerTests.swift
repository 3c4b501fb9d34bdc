import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemDetailControllerTests: XCTestCase {
  /// D3.
  func testEventsReachTheModel() {
    typealias Scenario = (
      event: (ItemDetailView) -> Void, callArgs: [ItemDetailModelSpy.CallArgs]
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ _ in }, []),
      #line: ({ $0.statusView.retryButton.sendActions(for: .touchUpInside) }, [.fetch]),
    ]

    for (line, scenario) in scenarios {
      let view = ItemDetailView()
      let spy = ItemDetailModelSpy(delegatingTo: ItemDetailModelStub(representing: .milk))

      withExtendedLifetime(ItemDetailController(observing: view, willNotifyTo: spy)) {
        scenario.event(view)
      }

      XCTAssertEqual(spy.callArgs, scenario.callArgs, line: line)
    }
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = ItemDetailView()
    let spy = ItemDetailModelSpy(delegatingTo: ItemDetailModelStub(representing: .milk))
    var controller: ItemDetailController? = ItemDetailController(
      observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
