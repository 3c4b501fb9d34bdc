import ItemsNetworking

/// A request, and who is to hear how it ends.
///
/// It ends once: a reply that comes after a cancel, or again, reaches nobody, even if whoever carries the
/// request ignores the cancel. Whoever makes a task keeps it; a task that is released is silent.
package final class QueryTask<Value>: Cancellable {
  package typealias Handler = (QueryResult<Value>) -> Void

  private var request: (any Cancellable)?
  private var handler: Handler?

  package init(handler: @escaping Handler) {
    self.handler = handler
  }

  /// Sends the request; `send` gets the completion to pass on.
  package func start(_ send: (@escaping Completion<Value>) -> any Cancellable) {
    let request = send { [weak self] in self?.end(QueryResult($0)) }
    if handler != nil {
      self.request = request
    } else {
      // It ended, or was called off, within the call, before there was a handle; one that has ended ignores a cancel.
      request.cancel()
    }
  }

  /// Ends as cancelled and calls off the request; does nothing once the task has ended.
  package func cancel() {
    let request = request
    end(.cancelled)
    request?.cancel()
  }

  private func end(_ result: QueryResult<Value>) {
    request = nil
    handler.take()?(result)
  }
}
