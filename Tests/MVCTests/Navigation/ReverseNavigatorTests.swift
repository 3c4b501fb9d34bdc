import HeadlessKit
import XCTest

@testable import MVC

final class ReverseNavigatorTests: XCTestCase {
  /// A4 X4.
  func testNavigateBackPopsTheNamedScreenAndThoseThatCoverIt() {
    let screens = [ViewController(), ViewController(), ViewController()]
    let scenarios: KeyValuePairs<UInt, (named: ViewController, left: [ViewController])> = [
      #line: (screens[2], [screens[0], screens[1]]),
      #line: (screens[1], [screens[0]]),
      // The named screen has been left already.
      #line: (ViewController(), screens),
    ]

    for (line, scenario) in scenarios {
      let navigationController = NavigationController()
      for screen in screens { navigationController.pushViewController(screen) }

      ReverseNavigator(for: navigationController).navigateBack(from: scenario.named)

      XCTAssertEqual(
        navigationController.viewControllers.map(Screen.init), scenario.left.map(Screen.init),
        line: line)
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
