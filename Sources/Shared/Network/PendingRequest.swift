/// A request whose completion has yet to run: it runs at most once, and never once cancelled.
///
/// A reply that is repeated, late, or follows a cancel finds the completion gone and is not decoded.
public final class PendingRequest<Value>: Cancellable {
  private var completion: Completion<Value>?
  /// What carries the request; set by whoever sends it.
  public var task: (any Cancellable)?

  public init(completion: @escaping Completion<Value>) {
    self.completion = completion
  }

  public func cancel() {
    guard completion != nil else { return }
    completion = nil
    task?.cancel()
  }

  /// Runs the completion with the result, unless it ran before or was cancelled.
  public func complete(_ result: () -> Result<Value, NetworkError>) {
    guard let completion else { return }
    self.completion = nil
    completion(result())
  }
}
