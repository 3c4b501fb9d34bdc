import HeadlessKit

/// Wraps the one way to show another screen.
package protocol NavigatorProtocol: AnyObject {
  /// Pushes the given screen.
  func navigate(to viewController: ViewController)
}
