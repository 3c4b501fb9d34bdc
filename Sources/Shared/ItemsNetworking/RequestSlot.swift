/// Holds the one request that may be in progress, and drops the reply to any other.
///
/// A reply that comes after a cancel, or after a newer request was sent, reaches nobody, even if whoever
/// carries the request ignores the cancel. Sending, cancelling, and handling may use the slot again.
public final class RequestSlot {
  @usableFromInline var current: (any Cancellable)?
  /// Changes with every start, end, and cancel; a reply with an older number is too late.
  @usableFromInline var number = 0
  /// Whether the request in progress is being cancelled because another takes its place.
  @usableFromInline var isReplacing = false

  /// Makes a slot without a request.
  public init() {}

  /// Starts a request in place of the one in progress, which is cancelled.
  ///
  /// `send` gets the completion to pass on; `handle` gets the result, unless it comes too late. Inlinable,
  /// so that a version runs code made for its own values.
  @inlinable public func start<Value>(
    _ send: (@escaping Completion<Value>) -> any Cancellable,
    then handle: @escaping Completion<Value>
  ) {
    // What the cancel starts would be replaced at once.
    guard !isReplacing else { return }
    isReplacing = true
    cancel()
    isReplacing = false
    let number = number
    let request = send { [weak self] result in
      guard let self, self.number == number else { return }
      self.number += 1
      current = nil
      handle(result)
    }
    if self.number == number {
      current = request
    } else {
      // It ended, or was cancelled, within the call, before there was a handle; one that has ended ignores a cancel.
      request.cancel()
    }
  }

  /// Cancels the request in progress, if there is one; one that its cancel starts stays in progress.
  public func cancel() {
    number += 1
    current.take()?.cancel()
  }
}
