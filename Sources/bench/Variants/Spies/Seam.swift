/// One edge of the object graph: who calls what on whom.
package struct Seam: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A method call, a change delivered to an observer, or a value set.
    case message
    /// The call of a closure that was passed with an earlier message.
    case completion
    /// A call that only assembles, or a role that is set.
    case wiring
    /// A current value that an observer is handed on subscription.
    case replay
  }

  package internal(set) var from: String
  package internal(set) var to: String
  /// The protocol or class through which the call goes.
  package let `protocol`: String
  /// Spelled like `save(title:isEnabled:)`; a property by its name.
  package internal(set) var method: String
  package let kind: Kind

  package init(
    _ from: String, _ to: String, _ protocol: String, _ method: String, _ kind: Kind = .message
  ) {
    (self.from, self.to) = (from, to)
    (self.protocol, self.method, self.kind) = (`protocol`, method, kind)
  }
}
