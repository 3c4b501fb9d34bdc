import Items

/// A request whose completion has yet to run: it runs at most once, and never once cancelled.
///
/// A reply that is repeated, late, or follows a cancel finds the completion gone and is not decoded.
public final class PendingRequest<Value>: Cancellable {
  @usableFromInline var completion: Completion<Value>?
  /// What carries the request, until it is over; set by whoever sends it.
  ///
  /// If the request is over already, its task is cancelled and let go of; one that has ended ignores that.
  public var task: (any Cancellable)? {
    didSet { if completion == nil { task.take()?.cancel() } }
  }

  /// Makes a request that ends with `completion`.
  @inlinable public init(completion: @escaping Completion<Value>) {
    self.completion = completion
  }

  /// Releases the completion and cancels what carries the request; does nothing once it is over.
  @inlinable public func cancel() {
    // take(), not = nil, which would let go of the closure during the write: what dies with it may cancel, too.
    guard completion.take() != nil else { return }
    task.take()?.cancel()
  }

  /// Runs the completion with the result, unless it ran before or was cancelled.
  @inlinable public func complete(_ result: () -> Result<Value, NetworkError>) {
    guard let completion = completion.take() else { return }
    task = nil
    completion(result())
  }
}
