/// The lines of one file that name a field: one element of the document's `ripple`.
struct RippleRow: Codable, Equatable, Sendable {
  let name: String
  let architecture: String
  let part: LineRow.Part
  let file: String
  let lines: Int
}
