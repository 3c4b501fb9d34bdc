import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class ItemsListControllerTests: XCTestCase {
  /// L3 L5 L6 L7 L8.
  func testEachControlReachesTheModel() {
    typealias Scenario = (event: (ItemsListView) -> Void, callArgs: [ItemsListModelSpy.CallArgs])
    let scenarios: KeyValuePairs<UInt, Scenario> = [
      #line: ({ _ in }, []),
      #line: ({ $0.statusView.retryButton.sendActions(for: .touchUpInside) }, [.reload]),
      #line: ({ $0.refreshControl.pull() }, [.refresh]),
      #line: ({ $0.actionsView.deleteAllButton.sendActions(for: .touchUpInside) }, [.deleteAll]),
    ]

    for (line, scenario) in scenarios {
      let view = ItemsListView()
      let spy = ItemsListModelSpy()

      withExtendedLifetime(makeController(observing: view, willNotifyTo: spy)) {
        scenario.event(view)
      }

      XCTAssertEqual(spy.callArgs, scenario.callArgs, line: line)
    }
  }

  /// X2.
  func testViewsDoNotKeepTheControllerAlive() {
    let view = ItemsListView()
    let spy = ItemsListModelSpy()
    var controller: ItemsListController? = makeController(observing: view, willNotifyTo: spy)
    weak let weakController = controller

    controller = nil

    XCTAssertNil(weakController)
  }

  private func makeController(
    observing view: ItemsListView, willNotifyTo model: any ItemsListModelProtocol
  ) -> ItemsListController {
    ItemsListController(
      observing: (
        retryButton: view.statusView.retryButton, refreshControl: view.refreshControl,
        deleteAllButton: view.actionsView.deleteAllButton
      ),
      willNotifyTo: model)
  }
}
