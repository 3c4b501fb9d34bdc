/// Something that can be watched: each observer gets every value, in order.
public struct Observable<Value> {
  @usableFromInline let start: (@escaping (Value) -> Void) -> Subscription

  /// Makes an observable from what happens on subscription.
  @inlinable public init(subscribe start: @escaping (@escaping (Value) -> Void) -> Subscription) {
    self.start = start
  }

  /// Passes values to `observer` until the subscription is cancelled or released.
  @inlinable public func subscribe(_ observer: @escaping (Value) -> Void) -> Subscription {
    start(observer)
  }
}

/// Keeps an observer subscribed for as long as it lives.
public final class Subscription {
  private var onCancel: (() -> Void)?

  @usableFromInline init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  deinit {
    cancel()
  }

  /// Ends the subscription: the observer is called no more and let go of.
  public func cancel() {
    onCancel.take()?()
  }
}
