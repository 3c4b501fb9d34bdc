import HeadlessKit

/// Wraps the way in which code leaves a screen.
package protocol ReverseNavigatorProtocol: AnyObject {
  /// Pops the given screen and those that cover it; does nothing if the screen has been left already.
  func navigateBack(from viewController: ViewController)
}
