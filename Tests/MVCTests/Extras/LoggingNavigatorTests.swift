import HeadlessKit
import ItemsScreens
import MVC
import XCTest

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
  /// Every screen is navigated to by the navigator it was given, so one decorator sees every way forward.
  func testOneDecoratorLogsTheWholeApp() throws {
    let log = CallLog()
    let navigationController = NavigationController.onScreen()
    let app = MVCApp(
      representing: ItemsListModelStub(),
      navigatingBy: LoggingNavigator(decorating: Navigator(for: navigationController)) {
        log.append(.line($0))
      },
      holding: .stubbed())

    app.start()
    let view = try XCTUnwrap(navigationController.topViewController?.view as? ItemsListView)
    view.actionsView.addButton.sendActions(for: .touchUpInside)

    XCTAssertEqual(
      log.callArgs,
      [
        .line("navigate to ItemsListViewController"), .line("navigate to AddItemViewController"),
      ])
    XCTAssertEqual(navigationController.viewControllers.count, 2)
  }
}
