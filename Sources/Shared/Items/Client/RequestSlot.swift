/// Holds the one request that may be under way, and drops the reply to any other.
///
/// A reply that comes after a cancel, or after a newer request was sent, reaches nobody, even if whoever
/// carries the request ignores the cancel.
public final class RequestSlot {
  private var current: (any Cancellable)?
  /// Changes with every start, end, and cancel; a reply with an older number is too late.
  private var number = 0

  public init() {}

  /// Starts a request in place of the one under way, which is cancelled.
  ///
  /// `send` gets the completion to pass on; `handle` gets the result, unless it comes too late.
  public func start<Value>(
    _ send: (@escaping Completion<Value>) -> any Cancellable,
    then handle: @escaping Completion<Value>
  ) {
    cancel()
    let number = number
    let request = send { [weak self] result in
      guard let self, self.number == number else { return }
      self.number += 1
      current = nil
      handle(result)
    }
    // A double may complete before it returns.
    if self.number == number { current = request }
  }

  /// Calls off the request under way, if there is one.
  public func cancel() {
    number += 1
    current?.cancel()
    current = nil
  }
}
