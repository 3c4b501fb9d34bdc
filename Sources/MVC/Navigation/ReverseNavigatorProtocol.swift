import HeadlessKit

/// Wraps the one way to leave a screen.
package protocol ReverseNavigatorProtocol: AnyObject {
  /// Pops the given screen; does nothing unless it is the topmost.
  func navigateBack(from viewController: ViewController)
}
