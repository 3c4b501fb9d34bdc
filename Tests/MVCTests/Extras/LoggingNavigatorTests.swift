import HeadlessKit
import MVC
import XCTest

final class LoggingNavigatorTests: XCTestCase {
  /// Extra.
  func testEveryNavigationIsLoggedAndDone() {
    let spy = NavigatorSpy()
    var log: [String] = []
    let navigator = LoggingNavigator(decorating: spy) { log.append($0) }
    let detail = ItemDetailViewController(representing: ItemDetailModelStub(representing: .milk))
    let add = AddItemViewController(
      representing: AddItemModelStub(), sharing: ItemsListModelStub(),
      navigatingBy: ReverseNavigatorSpy())

    navigator.navigate(to: detail)
    navigator.navigate(to: add)

    XCTAssertEqual(
      log, ["navigate to ItemDetailViewController", "navigate to AddItemViewController"])
    XCTAssertTrue(spy.callArgs.elementsEqual([detail, add], by: ===))
  }

  /// Extra.
  ///
  /// Every screen is navigated to by the navigator it was given, so one decorator sees all of it.
  func testOneDecoratorLogsTheWholeApp() {
    var log: [String] = []
    let model = ItemsListModelStub()
    let navigationController = NavigationController.onScreen()
    let app = MVCApp(
      representing: model,
      navigatingBy: LoggingNavigator(decorating: Navigator(for: navigationController)) {
        log.append($0)
      },
      holding: .stubbed())

    app.start()
    model.announce(.milk)

    XCTAssertEqual(
      log, ["navigate to ItemsListViewController", "navigate to ItemDetailViewController"])
    XCTAssertEqual(navigationController.viewControllers.count, 2)
  }
}
