import SwiftSource

/// What a role is known as: `any ItemsClient`, or `any ItemReading & ItemWriting`.
struct Existential: Hashable {
  let protocols: [String]

  /// The first one in a type.
  init?(in type: ArraySlice<Word>) {
    guard let start = type.firstIndex(where: { $0.text == "any" }) else { return nil }
    var protocols: [String] = []
    var isNext = true
    for word in type[(start + 1)...] {
      switch word.text {
      case "&": isNext = true
      case _ where isNext && word.kind == .identifier:
        protocols.append(word.text)
        isNext = false
      default: break
      }
      if [")", "]", "}", ",", "?", "->"].contains(word.text) { break }
    }
    self.protocols = protocols
  }

  init(protocols: [String]) {
    self.protocols = protocols
  }

  /// What its spy is called.
  var spy: String { "Spy" + protocols.joined(separator: "And") }
}
