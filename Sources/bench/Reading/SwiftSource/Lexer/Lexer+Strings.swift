extension Lexer {
  mutating func scanString() -> Token.Kind {
    let string = StringDelimiter(in: source, at: position)
    position += string.length
    return scanText(of: string)
  }

  /// Reads up to the closing delimiter, the next interpolation, or where the literal breaks off.
  mutating func scanText(of string: StringDelimiter) -> Token.Kind {
    while position < source.count {
      switch source[position] {
      case string.quote where string.closes(in: source, at: position):
        position += string.length
        return .string
      case "\\" where source.run(of: "#", at: position + 1, upTo: string.pounds) == string.pounds:
        position += 1 + string.pounds
        if source[position] == "(" {
          position += 1
          openStrings.append(string)
          return .stringPart
        }
        // An escaped newline is looked at again: it still ends a string of one line.
        if position < source.count, !source.isNewline(at: position) { position += 1 }
      case "\n" where !string.isMultiline, "\r" where !string.isMultiline:
        // One that breaks off ends the interpolation around it, too, whose string then goes on.
        guard let outer = openStrings.popLast() else { return .string }
        return scanText(of: outer)
      default:
        position += 1
      }
    }
    return .string
  }
}
