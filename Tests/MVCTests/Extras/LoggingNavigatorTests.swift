import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

@testable import MVC

final class LoggingNavigatorTests: XCTestCase {
  /// Extra.
  func testEveryNavigationIsLoggedThenDone() {
    let log = CallLog()
    let spy = NavigatorSpy(loggingTo: log)
    let navigator = LoggingNavigator(decorating: spy) { log.append(.line($0)) }
    let detail = ItemDetailViewController(representing: ItemDetailModelStub())
    let form = AddItemViewController(
      representing: AddItemModelStub(), navigatingBy: ReverseNavigatorSpy())

    navigator.navigate(to: detail)
    navigator.navigate(to: form)

    XCTAssertEqual(
      log.callArgs,
      [
        .line("navigate to ItemDetailViewController"), .navigator(Screen(detail)),
        .line("navigate to AddItemViewController"), .navigator(Screen(form)),
      ])
  }

  /// Extra.
  ///
  /// All bindings navigate by the navigator that the app was made with.
  func testOneDecoratorLogsTheWholeApp() throws {
    let log = CallLog()
    let navigationController = NavigationController.onScreen()
    let app = MVCApp(
      representing: ItemsListModelStub(firstState: .success([.milk])),
      navigatingBy: LoggingNavigator(decorating: Navigator(for: navigationController)) {
        log.append(.line($0))
      },
      holding: .stubbed())

    app.start()
    let view = try XCTUnwrap(navigationController.topViewController?.view as? ItemsListView)
    view.tableView.touchRow(at: 0)
    navigationController.goBack()
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(
      log.callArgs,
      [
        .line("navigate to ItemsListViewController"),
        .line("navigate to ItemDetailViewController"),
        .line("navigate to AddItemViewController"),
      ])
  }
}
