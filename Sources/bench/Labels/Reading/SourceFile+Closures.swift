import SwiftSource

extension SourceFile {
  /// Before a brace these words say that it opens no closure.
  private static let statements: Set<String> = [
    "catch", "class", "deinit", "defer", "do", "else", "enum", "extension", "for", "func", "get",
    "guard", "if", "init", "protocol", "repeat", "set", "struct", "subscript", "switch", "while",
    "didSet", "willSet",
  ]

  /// The indices of `self` in closures that capture it strongly.
  var strongSelves: [Int] {
    (names["self"] ?? []).filter { index in
      var isInClosure = false
      var brace = brackets.enclosing[index]
      while let opening = brace {
        if text(opening) == "[", isClosure(opening - 1) {
          return text(index - 1) != "weak"
        }
        if isClosure(opening) {
          if capturesSelfWeakly(opening) { return false }
          isInClosure = true
        }
        brace = brackets.enclosing[opening]
      }
      return isInClosure
    }
  }

  private func capturesSelfWeakly(_ opening: Int) -> Bool {
    text(opening + 1) == "["
      && brackets.inside(opening + 1).contains { text($0) == "weak" && text($0 + 1) == "self" }
  }

  private func isClosure(_ opening: Int) -> Bool {
    guard text(opening) == "{" else { return false }
    var index = opening - 1
    while index >= 0 {
      let word = text(index)
      if ["(", "[", "{", "}", ";"].contains(word) { return true }
      if Self.statements.contains(word), text(index - 1) != "." { return false }
      // An accessor's brace, unless the variable has a value.
      if word == "var" { return words[index..<opening].contains { $0.text == "=" } }
      index = (brackets.partners[index] ?? index) - 1
    }
    return false
  }
}
