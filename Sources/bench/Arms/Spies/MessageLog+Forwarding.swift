extension MessageLog {
  /// Forwards a call that takes a completion, and notes the completion when it comes.
  func forward<Result>(
    _ seam: Seam, _ completion: @escaping (Result) -> Void,
    _ call: (@escaping (Result) -> Void) -> Void
  ) {
    let reply = Seam(seam.to, seam.from, seam.protocol, seam.method, .completion)
    forward(seam) { call { result in self.forward(reply) { completion(result) } } }
  }
}
