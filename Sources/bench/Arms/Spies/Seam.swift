/// One edge of the object graph: who calls what on whom.
package struct Seam: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A method call, or a change delivered to an observer.
    case message
    /// The call of a closure that was passed with an earlier message.
    case completion
  }

  package let from: String
  package let to: String
  /// The protocol or class through which the call goes.
  package let `protocol`: String
  /// Spelled like `save(title:isEnabled:)`.
  package let method: String
  package let kind: Kind

  package init(
    _ from: String, _ to: String, _ protocol: String, _ method: String, _ kind: Kind = .message
  ) {
    self.from = from
    self.to = to
    self.protocol = `protocol`
    self.method = method
    self.kind = kind
  }
}
