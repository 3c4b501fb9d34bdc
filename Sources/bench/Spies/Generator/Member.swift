import SwiftSource

/// What there is to know of a requirement besides itself.
struct Member {
  /// The protocol that requires it.
  let role: String
  /// The one type that calls it; nil where that is seen when it does.
  let caller: String?
  /// What roles are known as.
  let existentials: [Existential]

  /// What a spy says of a call.
  func edge(isWiring: Bool) -> String {
    "\"\(role)\"" + (isWiring ? ", .wiring" : "") + (caller.map { ", from: \"\($0)\"" } ?? "")
  }

  /// Whether a type is that of a role, and not of a closure about one.
  func isRole(_ type: ArraySlice<Word>) -> Bool {
    !type.texts.contains("->") && Existential(in: type).map(existentials.contains) ?? false
  }
}
