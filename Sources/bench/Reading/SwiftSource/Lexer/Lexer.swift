/// Splits Swift source into tokens that tile it, by the rules of the compiler's own lexer.
package struct Lexer: Sequence, IteratorProtocol {
  let source: Source
  var position = 0
  private var line = 0
  /// The string literals whose interpolation is being read, innermost last.
  var openStrings: [StringDelimiter] = []
  /// The last token that isn't trivia: what a slash or a dot means depends on it.
  private(set) var previous: Token?
  /// Where the last run of pounds that was read ends.
  var poundsEnd = 0

  package init(_ source: Source) {
    self.source = source
  }

  package mutating func next() -> Token? {
    guard position < source.count else { return nil }
    let start = position
    let kind = scan()
    let text = source.text(in: start..<position)
    let end = line + (start..<position).count(where: source.endsLine)
    let token = Token(
      kind: kind,
      text: kind == .identifier && text.hasPrefix("`") ? text.filter { $0 != "`" } : text,
      range: start..<position, line: line, endLine: end + 1)
    line = end
    if kind != .whitespace, kind != .comment { previous = token }
    return token
  }

  private mutating func scan() -> Token.Kind {
    if let end = conflictEnd {
      position = end
      return .directive
    }
    return switch source[position] {
    case "/" where source[position + 1] == "/": scanLineComment()
    case "/" where source[position + 1] == "*": scanBlockComment()
    case "a"..."z", "A"..."Z", "_", "$": scanIdentifier()
    case "0"..."9": scanNumber()
    case "\"", "'": scanString()
    case "<" where source[position + 1] == "#": scanPlaceholder()
    case "#": scanPound()
    case "`": scanQuotedIdentifier()
    case "(", ")": scanParenthesis()
    case ":" where source[position + 1] == ":": scanPunctuation(length: 2)
    case "[", "]", "{", "}", ",", ";", ":", "@", "\\": scanPunctuation()
    default: scanOther()
    }
  }

  private mutating func scanOther() -> Token.Kind {
    if whitespaceLength > 0 { return scanWhitespace() }
    if operatorLength(at: position) > 0 { return scanOperator() }
    return source[position].isASCII ? scanPunctuation() : scanIdentifier()
  }

  mutating func scanPunctuation(length: Int = 1) -> Token.Kind {
    position += length
    return .punctuation
  }

  /// Counts parentheses, since the one that closes an interpolation resumes its string.
  private mutating func scanParenthesis() -> Token.Kind {
    guard var string = openStrings.popLast() else { return scanPunctuation() }
    let isOpening = source[position] == "("
    position += 1
    if !isOpening && string.parentheses == 0 { return scanText(of: string) }
    string.parentheses += isOpening ? 1 : -1
    openStrings.append(string)
    return .punctuation
  }
}
