/// Code that answers for a concept in a version: one element of the document's `places`.
struct PlaceRow: CodeRow {
  let concept: Concept
  let architecture: String
  let role: String
  let name: String
  let file: String
  let line: Int
  let lastLine: Int
  /// The types of the objects that a property of `ownership` leads to, and whether it holds them weakly.
  var holds: [String]?
  var weak: Bool?
}
