import Arms

/// One call of a flow.
struct TraceStep: Codable, Equatable, Sendable {
  let from: String
  let to: String
  let `protocol`: String
  let method: String
  let kind: Seam.Kind
  /// How many calls were open when it began, itself included.
  let depth: Int
}
