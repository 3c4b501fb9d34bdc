import SwiftSource

/// A member asked of something: `view.title`, `self?.view.title`.
struct Use: Sendable {
  let member: String
  /// The index of the member's word.
  let index: Int
}

extension SourceFile {
  /// The members asked of whatever is declared here with one of the given types.
  func uses(of types: Set<String>) -> [Use] {
    let typed = variables.filter {
      !types.isDisjoint(with: $0.type.texts + $0.initial.prefix(1).texts)
    }
    .map(\.name)
    let passed = functions.flatMap(\.parameters).filter { !types.isDisjoint(with: $0.type.texts) }
      .map(\.name)
    return Set(typed + passed).flatMap { names[$0] ?? [] }.filter(isOwn).compactMap { index in
      let dot = ["?", "!"].contains(text(index + 1)) ? index + 2 : index + 1
      guard text(dot) == ".", words.indices.contains(dot + 1) else { return nil }
      return Use(member: text(dot + 1), index: dot + 1)
    }
  }

  /// Where the given members are asked of anything, called or passed on.
  func uses(ofMembers members: Set<String>) -> [Int] {
    members.flatMap { names[$0] ?? [] }.filter { text($0 - 1) == "." }
  }

  /// Whether the member at an index, or a member of it, is assigned to.
  func isAssigned(_ index: Int) -> Bool {
    var index = index + 1
    while text(index) == "." || text(index) == "?" { index += text(index) == "." ? 2 : 1 }
    return text(index) == "="
  }

  /// Where the given types are made.
  func makes(_ types: Set<String>) -> [Int] {
    types.flatMap { names[$0] ?? [] }.filter {
      text($0 + 1) == "(" || text($0 + 1) == "." && text($0 + 2) == "init"
    }
  }

  /// Whether a name is no other object's member, nor a label.
  private func isOwn(_ index: Int) -> Bool {
    guard text(index - 1) == "." else { return true }
    return text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self"
  }
}
