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

  // What other tools leave in a file: no Swift, but the compiler knows how to read on.

  /// Reads what an editor puts where something is to be filled in, such as `<#value#>`.
  mutating func scanPlaceholder() -> Token.Kind {
    var end = position + 2
    while end < source.count, !source.isNewline(at: end), !source.has("<#", at: end) {
      guard source.has("#>", at: end) else {
        end += 1
        continue
      }
      position = end + 2
      return .identifier
    }
    return scanOperator()
  }

  /// The end of the line that ends the conflict of a merge which begins here; nil where none does.
  var conflictEnd: Int? {
    guard position == 0 || source.isNewline(at: position - 1) else { return nil }
    return end(ofConflict: "<<<<<<< ", to: ">>>>>>> ") ?? end(ofConflict: ">>>> ", to: "<<<<\n")
  }

  private func end(ofConflict start: StaticString, to mark: StaticString) -> Int? {
    guard source.has(start, at: position) else { return nil }
    var offset = position
    while offset < source.count, !(source.isNewline(at: offset) && source.has(mark, at: offset + 1))
    {
      offset += 1
    }
    guard offset < source.count else { return nil }
    offset += 1
    while offset < source.count, !source.isNewline(at: offset) { offset += 1 }
    return offset
  }
}
