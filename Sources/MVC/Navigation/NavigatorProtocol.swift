import HeadlessKit

/// Wraps the way in which code shows another screen.
package protocol NavigatorProtocol: AnyObject {
  /// Pushes the given screen.
  func navigate(to viewController: ViewController)
}
