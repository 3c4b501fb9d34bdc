extension Lexer {
  /// Moves past the regex literal at a slash of an operator, unless the slash is an operator's.
  mutating func scanRegex(at slash: Int, startingIn operators: Range<Int>) -> Bool {
    guard !isLeftBound(at: operators.lowerBound), !followsWord("func"), !followsWord("operator")
    else { return false }
    // With space on both sides it looks like a division: only what stands before it can tell.
    var isCertain = false
    if !isRightBound(operators) {
      guard followsTry || expectsOperand else { return false }
      // In an argument list an operator may stand alone, as in `reduce(1, /)`.
      isCertain = followsTry || !isInList
    }
    return scanRegex(at: slash, isCertain: isCertain)
  }

  mutating func scanRegex(at start: Int, isCertain: Bool) -> Bool {
    var literal = RegexLiteral(in: source, isCertain: isCertain)
    guard let end = literal.end(from: start) else { return false }
    position = end
    return true
  }

  /// Whether the last token leaves an expression to be started rather than continued.
  private var expectsOperand: Bool {
    guard let previous else { return true }
    let text = source.text(of: previous)
    return switch previous.kind {
    case .identifier: Keyword.reserved.contains(text) && !Keyword.operands.contains(text)
    case .directive: ["#if", "#elseif", "#else", "#endif"].contains(text)
    case .punctuation: ["(", "[", "{", ",", ";", ":"].contains(text)
    case .operator:
      ![".", "->"].contains(text)
        && (isRightBound(previous.range) || !isLeftBound(at: previous.range.lowerBound))
    case .stringPart: true
    case .number, .string, .regex, .whitespace, .comment: false
    }
  }

  private var isInList: Bool {
    guard let previous else { return false }
    return previous.kind == .stringPart || ["(", "[", ",", ":"].contains(source.text(of: previous))
  }

  /// After `try?` and `try!` an expression starts, though they end like postfix operators.
  private var followsTry: Bool {
    guard let previous, let beforePrevious else { return false }
    return ["?", "!"].contains(source.text(of: previous))
      && source.text(of: beforePrevious) == "try"
  }

  private func followsWord(_ word: String) -> Bool {
    previous.map(source.text) == word
  }
}
