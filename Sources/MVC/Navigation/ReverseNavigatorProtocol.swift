/// Wraps the one way to leave a screen.
package protocol ReverseNavigatorProtocol: AnyObject {
  /// Pops the topmost screen.
  func navigateBack()
}
