import Console
import Variants

/// How much is said inside one architecture during one flow.
package struct CallRow: FlowRow {
  package let version: String
  package let flow: String
  package let crossings: Int
  package let work: Int
  package let wiring: Int
  package let replays: Int
  package let participants: Int
  package let depth: Int
  package var seams: [SeamCount]
}

/// How often one role called one method of another.
package struct SeamCount: Codable, Equatable, Sendable {
  package let from: String
  package let to: String
  package let `protocol`: String
  package let method: String
  let kind: Seam.Kind
  package let count: Int
}
