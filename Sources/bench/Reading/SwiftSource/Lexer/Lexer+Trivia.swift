extension Lexer {
  /// The bytes of the white space character at the position, 0 for any other character.
  var whitespaceLength: Int {
    switch source[position] {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}": 1
    // A non-breaking space.
    case "\u{C2}" where source[position + 1] == "\u{A0}": 2
    // A byte order mark.
    case "\u{EF}" where source[position + 1] == "\u{BB}" && source[position + 2] == "\u{BF}": 3
    default: 0
    }
  }

  mutating func scanWhitespace() -> Token.Kind {
    while whitespaceLength > 0 {
      // A string of one line doesn't outlive the line, even inside its interpolation.
      while source.isNewline(at: position), openStrings.last?.isMultiline == false {
        openStrings.removeLast()
      }
      position += whitespaceLength
    }
    return .whitespace
  }

  mutating func scanLineComment() -> Token.Kind {
    while position < source.count, !source.isNewline(at: position) { position += 1 }
    return .comment
  }

  mutating func scanBlockComment() -> Token.Kind {
    var depth = 0
    repeat {
      switch (source[position], source[position + 1]) {
      case ("/", "*"):
        depth += 1
        position += 2
      case ("*", "/"):
        depth -= 1
        position += 2
      default:
        position += 1
      }
    } while depth > 0 && position < source.count
    return .comment
  }
}
