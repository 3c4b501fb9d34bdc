/// How a flow meets the network.
package enum Mode: String, CaseIterable, Codable, Sendable {
  /// Decoded values: the architectures' own cost.
  case typed
  /// Bytes and decoding: what a user feels.
  case wire
}
