/// How the fake network treats one request; the default is an ordinary reply.
public struct Script: Equatable, Sendable {
  /// Replaces the server's action; `nil` lets the server act.
  public var fault: Fault?
  /// Virtual time until the reply or the fault arrives.
  ///
  /// Where that is more than 30 seconds a time-out arrives then, whatever was to come; the server has
  /// acted unless there is a fault. `nil` means the network's own latency, or the whole 30 seconds for
  /// ``Fault/timedOut``.
  public var latency: Duration?
  /// Whether the reply waits until it is released; until then no time counts, ``latency`` included.
  public var isHeld: Bool
  /// How often the reply arrives in all; at least once.
  public var deliveries: Int {
    didSet { Self.check(deliveries) }
  }

  /// Makes an ordinary reply, but for what is given.
  public init(
    fault: Fault? = nil, latency: Duration? = nil, isHeld: Bool = false, deliveries: Int = 1
  ) {
    self.fault = fault
    self.latency = latency
    self.isHeld = isHeld
    self.deliveries = deliveries
    Self.check(deliveries)
  }

  private static func check(_ deliveries: Int) {
    precondition(
      deliveries > 0, "A reply arrives at least once; hold one that is never to arrive")
  }
}
