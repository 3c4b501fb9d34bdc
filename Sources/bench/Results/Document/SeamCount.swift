import Arms

/// How often one role called one method of another.
struct SeamCount: Codable, Equatable, Sendable {
  let from: String
  let to: String
  let `protocol`: String
  let method: String
  let kind: Seam.Kind
  let count: Int
}
