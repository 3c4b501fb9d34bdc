import Arms

/// How much is said inside one architecture during one flow.
struct CallRow: FlowRow {
  let architecture: String
  let flow: String
  let crossings: Int
  let work: Int
  let wiring: Int
  let replays: Int
  let participants: Int
  let depth: Int
  let seams: [SeamCount]
}

/// How often one role called one method of another.
struct SeamCount: Codable, Equatable, Sendable {
  let from: String
  let to: String
  let `protocol`: String
  let method: String
  let kind: Seam.Kind
  let count: Int
}
