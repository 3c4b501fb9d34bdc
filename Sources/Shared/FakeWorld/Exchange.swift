import ItemsNetworking

/// One request as the fake network saw it, and what became of it.
public struct Exchange: Equatable, Sendable {
  /// What became of a request; once it isn't pending, it stays as it is.
  public enum Outcome: Equatable, Sendable {
    /// The reply is on its way or held.
    case pending
    /// Whoever sent it called it off before a reply arrived.
    case cancelled
    /// No response came back.
    case failed(TransportError)
    /// A response with this status code arrived.
    case replied(Int)
  }

  /// As it was sent.
  public let request: HTTPRequest
  /// What has become of it so far.
  public internal(set) var outcome: Outcome
  /// Whether the reply waits to be released.
  public internal(set) var isHeld: Bool
}
