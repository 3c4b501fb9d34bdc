/// A part of the feature that could be built without those after it: a scene by its folder.
enum Feature: String, CaseIterable, Codable, Sendable {
  case list = "ItemsList"
  case detail = "ItemDetail"
  case form = "AddItem"

  /// What names in the code have in them when they belong to it.
  var words: [String] { Self.words[self] ?? [] }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.rawValue.words) })

  /// The scene that a file is about by its folder, or else by its name; nil for what scenes share.
  init?(subjectOf path: String, in scene: String) {
    if let feature = Feature(rawValue: scene) {
      self = feature
      return
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let feature = Self.allCases.first(where: { file.contains(words: $0.words) }) else {
      return nil
    }
    self = feature
  }
}
