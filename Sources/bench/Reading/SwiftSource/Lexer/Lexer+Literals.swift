/// Regex and string literals.
extension Lexer {
  /// The offset after the regex literal that a slash opens; nil where the slash is an operator's.
  ///
  /// A literal ends on its line, has no bare space next to a slash, and closes no group that it didn't
  /// open.
  func regexEnd(from slash: Int) -> Int? {
    guard source[slash - 1] != "*", !isSpace(at: slash + 1) else { return nil }
    var offset = slash + 1
    var groups = 0
    // Those that are open: parentheses in a character class are text.
    var classes = 0
    var endsInSpace = false
    while offset < source.count, !source.isNewline(at: offset), groups >= 0 {
      switch source[offset] {
      case "/": return endsInSpace || isCommentStart(at: offset) ? nil : offset + 1
      case "[": classes += 1
      case "]" where classes > 0: classes -= 1
      case "(" where classes == 0: groups += 1
      case ")" where classes == 0: groups -= 1
      default: break
      }
      endsInSpace = isSpace(at: offset)
      offset = following(offset)
    }
    return nil
  }

  /// The offset after a regex literal that starts with pounds; one that isn't closed ends with its line.
  func extendedRegexEnd(after slash: Int, pounds: Int) -> Int {
    var lineEnd = slash + 1
    while isSpace(at: lineEnd) { lineEnd += 1 }
    // With nothing but space behind its slash the literal spans lines.
    let spansLines = source.isNewline(at: lineEnd)
    var offset = lineEnd
    while offset < source.count, spansLines || !source.isNewline(at: offset) {
      if source[offset] == "/", source.run(of: "#", at: offset + 1, upTo: pounds) == pounds {
        return offset + 1 + source.run(of: "#", at: offset + 1)
      }
      offset = following(offset)
    }
    return spansLines ? lineEnd : Swift.min(offset, source.count)
  }

  private func isSpace(at offset: Int) -> Bool { source[offset] == " " || source[offset] == "\t" }

  /// The offset after a character, or after the two of an escape; a newline can't be escaped.
  private func following(_ offset: Int) -> Int {
    let isEscape = source[offset] == "\\" && !source.isNewline(at: offset + 1)
    return offset + (isEscape ? 2 : 1)
  }

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
