/// How the fake network treats one request; the default is an ordinary reply.
public struct Script: Equatable, Sendable {
  /// Replaces the server's action; `nil` lets the server act.
  public var fault: Fault?
  /// Virtual time until the reply arrives; `nil` means the network's own latency.
  public var latency: Duration?
  /// Whether the reply waits until it is released.
  public var isHeld: Bool
  /// How often the reply arrives in all; at least once.
  public var deliveries: Int

  public init(
    fault: Fault? = nil, latency: Duration? = nil, isHeld: Bool = false, deliveries: Int = 1
  ) {
    self.fault = fault
    self.latency = latency
    self.isHeld = isHeld
    self.deliveries = deliveries
  }
}
