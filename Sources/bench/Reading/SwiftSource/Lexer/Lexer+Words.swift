extension Lexer {
  mutating func scanIdentifier() -> Token.Kind {
    repeat { position += 1 } while isIdentifierCharacter
    return .identifier
  }

  /// Reads a name in backticks, which may hold spaces and quotes; a lone backtick stands for itself.
  mutating func scanQuotedIdentifier() -> Token.Kind {
    var end = position + 1
    while end < source.count, source[end] != "`", !source.isNewline(at: end) { end += 1 }
    guard source[end] == "`" else { return scanPunctuation() }
    position = end + 1
    return .identifier
  }

  /// The sign of an exponent is an operator here: nothing asks for the number's value.
  mutating func scanNumber() -> Token.Kind {
    // In `pair.0.1` the second dot is no decimal point.
    let isMember = previous?.text == "."
    _ = scanIdentifier()
    if !isMember, source[position] == ".", ("0"..."9").contains(source[position + 1]) {
      _ = scanIdentifier()
    }
    return .number
  }

  /// Reads what a pound begins: a raw string, an extended regex literal, or a directive.
  mutating func scanPound() -> Token.Kind {
    // Read once, since each of a long run begins a token.
    if position >= poundsEnd { poundsEnd = position + source.run(of: "#", at: position) }
    let pounds = poundsEnd - position
    switch source[position + pounds] {
    case "\"":
      return scanString()
    case "/":
      position = extendedRegexEnd(after: position + pounds, pounds: pounds)
      return .regex
    case "!" where position == 0:
      _ = scanLineComment()
      return .directive
    default:
      _ = scanIdentifier()
      return .directive
    }
  }

  private var isIdentifierCharacter: Bool {
    switch source[position] {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    case "\u{80}"...: whitespaceLength == 0 && operatorLength(at: position) == 0
    default: false
    }
  }
}
