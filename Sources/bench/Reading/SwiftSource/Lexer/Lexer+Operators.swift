extension Lexer {
  mutating func scanOperator() -> Token.Kind {
    let start = position
    // After a value, `?` and `!` are one token each: `value!/2`.
    if source[start] == "?" || source[start] == "!", isLeftBound(at: start) {
      position += 1
      return .operator
    }
    let end = operatorEnd(from: start)
    let slash = (start..<end).first { source[$0] == "/" }
    if let slash, canStartRegex(at: start), let end = regexEnd(from: slash) {
      position = end
      return .regex
    }
    position = (start + 1..<end).first(where: isCommentStart) ?? end
    return .operator
  }

  /// The bytes of the operator character at an offset, 0 for any other character.
  func operatorLength(at offset: Int) -> Int {
    switch source[offset] {
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?", ".":
      return 1
    case "\u{80}"...:
      let bytes = source.bytes[offset...].prefix(4)
      let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
      guard let scalar, scalar.properties.isPatternSyntax else { return 0 }
      return UTF8.width(scalar)
    default:
      return 0
    }
  }

  /// Whether what stands before an operator is its left operand, with nothing between them.
  private func isLeftBound(at offset: Int) -> Bool {
    switch source[offset - 1] {
    case " ", "\t", "\n", "\r", "(", "[", "{", ",", ";", ":", "\0": false
    // The end of a comment, and then of a non-breaking space.
    case "/": source[offset - 2] != "*"
    case "\u{A0}": source[offset - 2] != "\u{C2}"
    default: true
    }
  }

  /// Whether an operator has no left operand that it touches, and isn't being declared.
  private func canStartRegex(at offset: Int) -> Bool {
    !isLeftBound(at: offset) && !["func", "operator"].contains(previous?.text)
  }

  private func operatorEnd(from start: Int) -> Int {
    var end = start
    repeat {
      end += operatorLength(at: end)
      // Only an operator that starts with a dot may hold another.
    } while operatorLength(at: end) > 0 && (source[end] != "." || source[start] == ".")
    return end
  }

  func isCommentStart(at offset: Int) -> Bool {
    source[offset] == "/" && (source[offset + 1] == "/" || source[offset + 1] == "*")
  }
}
