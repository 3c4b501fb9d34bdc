import HeadlessKit

@testable import MVC

/// Records the screens to show, and shows none.
final class NavigatorSpy: NavigatorProtocol {
  private(set) var callArgs: [Screen] = []
  private let log: CallLog?

  init(loggingTo log: CallLog? = nil) {
    self.log = log
  }

  func navigate(to viewController: ViewController) {
    callArgs.append(Screen(viewController))
    log?.append(.navigator(Screen(viewController)))
  }
}
