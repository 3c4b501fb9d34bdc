import HeadlessKit
import MVC
import XCTest

final class ReverseNavigatorTests: XCTestCase {
  /// A4 X4.
  ///
  /// It pops the screen that it is named, and no other.
  func testNavigateBackPopsTheNamedScreenFromTheTop() {
    let screens = [ViewController(), ViewController(), ViewController()]
    let scenarios: KeyValuePairs<UInt, (named: ViewController, left: [ViewController])> = [
      #line: (screens[2], [screens[0], screens[1]]),
      #line: (screens[1], screens),
      #line: (screens[0], screens),
      #line: (ViewController(), screens),
    ]

    for (line, scenario) in scenarios {
      let navigationController = NavigationController()
      for screen in screens { navigationController.pushViewController(screen) }

      ReverseNavigator(for: navigationController).navigateBack(from: scenario.named)

      XCTAssertTrue(
        navigationController.viewControllers.elementsEqual(scenario.left, by: ===), line: line)
      for _ in screens { navigationController.popViewController() }
    }
  }

  /// X2 X4.
  func testStackIsNotKeptAlive() {
    var navigationController: NavigationController? = NavigationController()
    weak let stack = navigationController
    let navigator = navigationController.map { ReverseNavigator(for: $0) }

    navigationController = nil

    XCTAssertNil(stack)
    navigator?.navigateBack(from: ViewController())
  }
}
