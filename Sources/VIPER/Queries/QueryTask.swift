import Items

/// A request under way, and who is to hear how it ends: first the task's own handlers, then the caller's.
///
/// It ends once: a reply that comes after a cancel, or again, reaches nobody, even if whoever carries the
/// request ignores the cancel. Whoever starts a task keeps it; a task that is released is silent.
package final class QueryTask<Value>: Cancellable {
  package typealias Handler = (QueryResult<Value>) -> Void

  private var request: (any Cancellable)?
  private var handlers: [Handler] = []
  private var result: QueryResult<Value>?

  private init() {}

  /// Sends a request at once; `send` gets the completion to pass on.
  package static func start(
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> QueryTask {
    let task = QueryTask()
    let request = send { [weak task] in task?.end(QueryResult($0)) }
    // A double may complete before it returns.
    if task.result == nil { task.request = request }
    return task
  }

  /// Runs `handler` when the task ends, after those added before, or at once if it has ended.
  package func addHandler(_ handler: @escaping Handler) {
    if let result { handler(result) } else { handlers.append(handler) }
  }

  /// Ends as cancelled and calls off the request; does nothing once the task has ended.
  package func cancel() {
    let request = request
    end(.cancelled)
    request?.cancel()
  }

  private func end(_ result: QueryResult<Value>) {
    guard self.result == nil else { return }
    self.result = result
    request = nil
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler(result) }
  }
}
