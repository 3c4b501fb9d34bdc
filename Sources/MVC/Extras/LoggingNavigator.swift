import HeadlessKit

/// Logs every screen that is navigated to, in one place, wherever that starts from.
package final class LoggingNavigator: NavigatorProtocol {
  private let navigator: any NavigatorProtocol
  private let log: (String) -> Void

  package init(
    decorating navigator: any NavigatorProtocol, loggingTo log: @escaping (String) -> Void
  ) {
    self.navigator = navigator
    self.log = log
  }

  package func navigate(to viewController: ViewController) {
    log("navigate to \(type(of: viewController))")
    navigator.navigate(to: viewController)
  }
}
