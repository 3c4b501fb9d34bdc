import HeadlessKit
import MVC

/// Records the screens it is asked to show, and shows none.
final class NavigatorSpy: NavigatorProtocol {
  private(set) var callArgs: [ViewController] = []

  func navigate(to viewController: ViewController) {
    callArgs.append(viewController)
  }
}
