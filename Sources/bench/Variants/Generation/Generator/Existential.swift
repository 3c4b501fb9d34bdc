import SwiftSource

/// What a role is known as: `any ItemsClient`, or `any ItemReading & ItemWriting`.
struct Existential: Hashable {
  let protocols: [String]

  /// The first one in a type.
  init?(in type: ArraySlice<Token>) {
    guard let start = type.firstIndex(where: { $0.text == "any" }) else { return nil }
    let words = type[(start + 1)...]
    let joined = words.prefix { $0.kind == .identifier || $0.text == "&" }
    protocols = joined.texts.filter { $0 != "&" }
  }

  var spy: String { "Spy" + protocols.joined(separator: "And") }
}
