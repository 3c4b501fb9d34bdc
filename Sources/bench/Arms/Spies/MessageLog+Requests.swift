import Items

extension MessageLog {
  /// Forwards a call that starts a request, and notes its completion when it comes.
  func request<Value>(
    _ from: String, _ to: String, _ protocol: String, _ method: String,
    completion: @escaping Completion<Value>,
    _ send: (@escaping Completion<Value>) -> any Cancellable
  ) -> any Cancellable {
    let reply = Seam(to, from, `protocol`, method, .completion)
    return forward(Seam(from, to, `protocol`, method)) {
      send { result in self.forward(reply) { completion(result) } }
    }
  }
}
