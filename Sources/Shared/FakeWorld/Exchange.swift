import Items

/// One request as the fake network saw it, and what became of it.
public struct Exchange: Equatable, Sendable {
  public enum Outcome: Equatable, Sendable {
    /// The reply is under way or held.
    case pending
    case cancelled
    case failed(TransportError)
    /// A response with this status code arrived.
    case replied(Int)
  }

  public let request: HTTPRequest
  public internal(set) var outcome: Outcome
  /// Whether the reply waits to be released.
  public internal(set) var isHeld: Bool
}
