import HeadlessKit
import XCTest

@testable import MVC

final class NavigatorTests: XCTestCase {
  /// L9 L10.
  func testNavigatePushes() {
    let navigationController = NavigationController()
    let navigator = Navigator(for: navigationController)
    let screens = [ViewController(), ViewController()]
    XCTAssertTrue(navigationController.viewControllers.isEmpty)

    for screen in screens { navigator.navigate(to: screen) }

    XCTAssertTrue(navigationController.viewControllers.elementsEqual(screens, by: ===))
  }

  /// X2 X4.
  func testStackIsNotKeptAlive() {
    var navigationController: NavigationController? = NavigationController()
    weak let stack = navigationController
    let navigator = navigationController.map { Navigator(for: $0) }

    navigationController = nil

    XCTAssertNil(stack)
    navigator?.navigate(to: ViewController())
  }
}
