import HeadlessKit
import MVC
import XCTest

final class LoggingNavigatorTests: XCTestCase {
  /// Extra.
  func testEveryNavigationIsLoggedThenDone() {
    let log = CallLog()
    let spy = NavigatorSpy(loggingTo: log)
    let navigator = LoggingNavigator(decorating: spy) { log.append($0) }
    let detail = ItemDetailViewController(representing: ItemDetailModelStub(representing: .milk))
    let form = AddItemViewController(
      representing: AddItemModelStub(), navigatingBy: ReverseNavigatorSpy())

    navigator.navigate(to: detail)
    navigator.navigate(to: form)

    XCTAssertEqual(
      log.callArgs,
      [
        "navigate to ItemDetailViewController", "navigate",
        "navigate to AddItemViewController", "navigate",
      ])
    XCTAssertTrue(spy.callArgs.elementsEqual([detail, form], by: ===))
  }

  /// Extra.
  ///
  /// Every screen is navigated to by the navigator it was given, so one decorator sees every way forward.
  func testOneDecoratorLogsTheWholeApp() {
    let log = CallLog()
    let navigationModel = ItemsListNavigationModelStub()
    let navigationController = NavigationController.onScreen()
    let app = MVCApp(
      representing: ItemsListModelStub(), leadingBy: navigationModel,
      navigatingBy: LoggingNavigator(decorating: Navigator(for: navigationController)) {
        log.append($0)
      },
      holding: .stubbed())

    app.start()
    navigationModel.nextState = .detail(.milk)

    XCTAssertEqual(
      log.callArgs,
      ["navigate to ItemsListViewController", "navigate to ItemDetailViewController"])
    XCTAssertEqual(navigationController.viewControllers.count, 2)
  }
}
