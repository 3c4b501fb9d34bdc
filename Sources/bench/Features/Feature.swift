/// A part of the feature that could be built without those after it: a scene by its folder.
enum Feature: String, CaseIterable, Codable, Sendable {
  case list = "ItemsList"
  case detail = "ItemDetail"
  case form = "AddItem"

  /// What names in the code have in them when they belong to it.
  var words: [String] { Self.words[self] ?? [] }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.rawValue.words) })

  /// The later scene whose words a name has in it.
  init?(named name: String) {
    let later = [Feature.detail, .form].first { name.contains(words: $0.words) }
    guard let later else { return nil }
    self = later
  }
}
