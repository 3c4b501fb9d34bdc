/// What declarations ask of tokens.
extension Token {
  /// Whether it is a name in backticks, so that it is no keyword.
  package var isQuoted: Bool {
    kind == .identifier && range.count > text.utf8.count
  }

  /// How many angle brackets an operator opens, less those it closes.
  var angles: Int {
    guard kind == .operator, text != "->" else { return 0 }
    return text.count { $0 == "<" } - text.count { $0 == ">" }
  }

  /// Whether nothing stands between this token and the next.
  package func touches(_ next: Token) -> Bool { range.upperBound == next.range.lowerBound }
}

extension [Token] {
  /// The text of the token at an index; empty where none is.
  package func text(at index: Int) -> String { indices.contains(index) ? self[index].text : "" }
}

extension ArraySlice<Token> {
  package var texts: [String] { map(\.text) }

  /// As they are written, with a space where they don't touch.
  package var text: String {
    zip(self, dropFirst()).reduce(first?.text ?? "") { text, pair in
      text + (pair.0.touches(pair.1) ? "" : " ") + pair.1.text
    }
  }
}
