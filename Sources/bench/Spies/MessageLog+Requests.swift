import Shared

extension MessageLog {
  /// Forwards a call that starts a request; notes its completion, and a cancel, when they come.
  func request<Value>(
    _ from: String, _ to: String, _ protocol: String, _ method: String,
    completion: @escaping Completion<Value>,
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> any Cancellable {
    let reply = Seam(to, from, `protocol`, method, .completion)
    let task = forward(Seam(from, to, `protocol`, method)) {
      send { result in self.forward(reply) { completion(result) } }
    }
    return SpyCancellable(task, self, from: from, to: to)
  }
}
