import HeadlessKit

/// Wraps the one way to show another screen.
package protocol NavigatorProtocol: AnyObject {
  func navigate(to viewController: ViewController)
}
