/// One edge of the object graph: who calls what on whom.
struct Seam: Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// A method call, or a change delivered to an observer.
    case message
    /// The call of a closure that was passed with an earlier message.
    case completion
  }

  let from: String
  let to: String
  /// The protocol or class through which the call goes.
  let `protocol`: String
  /// Spelled like `save(title:isEnabled:)`.
  let method: String
  let kind: Kind

  init(
    _ from: String, _ to: String, _ protocol: String, _ method: String, _ kind: Kind = .message
  ) {
    self.from = from
    self.to = to
    self.protocol = `protocol`
    self.method = method
    self.kind = kind
  }
}
