import HeadlessKit
import Items
import XCTest

@testable import MVC

final class ItemsListControllerTests: XCTestCase {
  /// L5 L6 L7 L8 L10.
  func testEventsReachTheModel() {
    typealias Scenario = (
      event: (ItemsListView) -> Void, callArgs: [ItemsListModelSpy.CallArgs]
    )
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ _ in }, []),
      #line: ({ $0.statusView.retryButton.sendActions(for: .touchUpInside) }, [.reload]),
      #line: ({ $0.refreshControl.pull() }, [.refresh]),
      #line: ({ $0.actionsView.deleteAllButton.sendActions(for: .touchUpInside) }, [.deleteAll]),
      // Add is the composer's: it navigates.
      #line: ({ $0.actionsView.addButton.sendActions(for: .touchUpInside) }, []),
    ]

    for (line, scenario) in scenarios {
      let view = ItemsListView()
      let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())

      withExtendedLifetime(ItemsListController(observing: view, willNotifyTo: spy)) {
        scenario.event(view)
      }

      XCTAssertEqual(spy.callArgs, scenario.callArgs, line: line)
    }
  }

  /// L9.
  func testSelectedRowReachesTheModel() {
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    let controller = ItemsListController(observing: ItemsListView(), willNotifyTo: spy)

    controller.didSelectRow(at: 3)

    XCTAssertEqual(spy.callArgs, [.select(row: 3)])
  }

  /// X2 X4.
  func testViewDoesNotKeepTheControllerAlive() {
    let view = ItemsListView()
    let spy = ItemsListModelSpy(delegatingTo: ItemsListModelStub())
    var controller: ItemsListController? = ItemsListController(
      observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
    view.statusView.retryButton.sendActions(for: .touchUpInside)
    view.refreshControl.pull()
    view.actionsView.deleteAllButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(spy.callArgs, [])
  }
}
