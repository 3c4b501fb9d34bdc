import HeadlessKit
import MVC
import XCTest

final class ReverseNavigatorTests: XCTestCase {
  /// A4.
  func testNavigateBackPopsOneScreen() {
    let screens = [ViewController(), ViewController(), ViewController()]
    let navigationController = NavigationController()
    for screen in screens { navigationController.pushViewController(screen) }
    let navigator = ReverseNavigator(for: navigationController)
    XCTAssertEqual(navigationController.viewControllers.count, 3)

    navigator.navigateBack()

    XCTAssertTrue(
      navigationController.viewControllers.elementsEqual(screens.dropLast(), by: ===))
  }

  /// X2 X4.
  func testStackIsNotKeptAlive() {
    var navigationController: NavigationController? = NavigationController()
    weak let stack = navigationController
    let navigator = navigationController.map { ReverseNavigator(for: $0) }

    navigationController = nil

    XCTAssertNil(stack)
    navigator?.navigateBack()
  }
}
