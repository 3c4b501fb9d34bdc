import HeadlessKit

/// Logs every navigation in one place, whichever screen it starts from.
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
