import Items

/// Keeps the one query of a data manager that is under way.
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
    let query = QueryTask.start(send)
    current = query
    query.addHandler { [weak self] _ in self?.current = nil }
    query.addHandler(completion)
  }

  /// Ends the query under way as cancelled; does nothing if there is none.
  package func cancel() {
    current?.cancel()
  }
}
