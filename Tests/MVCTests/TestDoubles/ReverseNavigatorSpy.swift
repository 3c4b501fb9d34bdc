import HeadlessKit

@testable import MVC

/// Records the screens to leave, and leaves none.
final class ReverseNavigatorSpy: ReverseNavigatorProtocol {
  private(set) var callArgs: [Screen] = []
  private let log: CallLog?

  init(loggingTo log: CallLog? = nil) {
    self.log = log
  }

  func navigateBack(from viewController: ViewController) {
    callArgs.append(Screen(viewController))
    log?.append(.reverseNavigator(Screen(viewController)))
  }
}
