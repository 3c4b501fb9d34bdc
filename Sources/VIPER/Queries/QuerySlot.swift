import ItemsNetworking

/// Keeps the last query of a data manager, so that there is one under way at most.
package final class QuerySlot {
  private var current: (any Cancellable)?

  package init() {}

  /// Starts a query; one that is under way ends as cancelled first.
  package func start<Value>(
    _ send: (@escaping Completion<Value>) -> any Cancellable,
    completion: @escaping QueryTask<Value>.Handler
  ) {
    // More than once where the end of one starts another.
    while let query = current.take() { query.cancel() }
    let query = QueryTask(handler: completion)
    // Kept before it starts: its end may start another.
    current = query
    query.start(send)
  }

  /// Ends the query under way as cancelled; does nothing if there is none.
  package func cancel() {
    current.take()?.cancel()
  }
}
