import HeadlessKit

/// Logs each screen that the decorated navigator shows.
final class LoggingNavigator: NavigatorProtocol {
  private let navigator: any NavigatorProtocol
  private let log: (String) -> Void

  init(
    decorating navigator: any NavigatorProtocol, loggingTo log: @escaping (String) -> Void
  ) {
    self.navigator = navigator
    self.log = log
  }

  func navigate(to viewController: ViewController) {
    log("navigate to \(type(of: viewController))")
    navigator.navigate(to: viewController)
  }
}
