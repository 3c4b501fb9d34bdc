/// Something in progress that can be cancelled.
public protocol Cancellable: AnyObject {
  /// Calls it off; does nothing once it is over.
  func cancel()
}
