/// Something under way that can be called off.
public protocol Cancellable: AnyObject {
  /// Calls it off; does nothing once it is over.
  func cancel()
}
