import SwiftSource

/// Each returns the indices of words.
extension SourceFile {
  /// The members that are asked of whatever is declared here with one of the given types.
  func uses(of types: Set<String>) -> [Int] {
    let typed = self.variables.filter {
      !types.isDisjoint(with: $0.type.texts + $0.initial.prefix(1).texts)
    }
    let passed = self.functions.flatMap(\.parameters).filter {
      !types.isDisjoint(with: $0.type.texts)
    }
    return Set(typed.map(\.name) + passed.map(\.name)).flatMap(places).filter(isOwn)
      .compactMap { index in
        let dot = ["?", "!"].contains(text(index + 1)) ? index + 2 : index + 1
        return text(dot) == "." && self.words.indices.contains(dot + 1) ? dot + 1 : nil
      }
  }

  /// Where the given members are asked of anything, called or passed on.
  func uses(ofMembers members: Set<String>) -> [Int] {
    members.flatMap(places).filter { text($0 - 1) == "." }
  }

  /// Where objects of the given types are made.
  func makes(_ types: Set<String>) -> [Int] {
    types.flatMap(places).filter {
      text($0 + 1) == "(" || text($0 + 1) == "." && text($0 + 2) == "init"
    }
  }

  /// Whether the member at an index, or a member of it, is assigned to.
  func isAssigned(_ index: Int) -> Bool {
    var index = index + 1
    while text(index) == "." || text(index) == "?" { index += text(index) == "." ? 2 : 1 }
    return text(index) == "="
  }

  /// Whether a name is neither another object's member nor a label.
  private func isOwn(_ index: Int) -> Bool {
    guard text(index - 1) == "." else { return true }
    return text(index - 2) == "self" || text(index - 2) == "?" && text(index - 3) == "self"
  }
}
