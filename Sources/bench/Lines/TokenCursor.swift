/// Walks the tokens of a source that aren't trivia.
struct TokenCursor: Sendable {
  let lines: LineMap
  private let source: Source
  private let tokens: [Token]
  /// The indices of the tokens that aren't trivia.
  private let code: [Int]
  private(set) var index = 0

  init(_ tokens: [Token], in source: Source) {
    self.tokens = tokens
    self.source = source
    lines = LineMap(tokens, in: source)
    code = tokens.indices.filter { !tokens[$0].isTrivia }
  }

  /// The token so many places further on; nil outside the source.
  func token(_ distance: Int = 0) -> Token? {
    code.indices.contains(index + distance) ? tokens[code[index + distance]] : nil
  }

  /// The text of the token so many places further on; empty outside the source.
  func text(_ distance: Int = 0) -> String {
    token(distance).map(source.text) ?? ""
  }

  /// The line of the token so many places further on, or the last one.
  func line(_ distance: Int = 0) -> Int {
    token(distance).map(line) ?? max(0, lines.kinds.count - 1)
  }

  /// The line where a declaration starts, or the documentation comment right above it.
  func firstLine(ofTokenAt index: Int) -> Int {
    var first = line(of: tokens[code[index]])
    for token in tokens[..<code[index]].reversed() where token.kind != .whitespace {
      let start = line(of: token)
      let isAdjacent = lines.line(at: token.range.upperBound - 1) + 1 >= first
      guard isAdjacent, isDocumentation(token), lines.kinds[start] == .comment else { break }
      first = start
    }
    return first
  }

  mutating func advance() {
    index += 1
  }

  private func line(of token: Token) -> Int {
    lines.line(at: token.range.lowerBound)
  }

  private func isDocumentation(_ token: Token) -> Bool {
    let text = source.text(of: token)
    return token.kind == .comment && (text.hasPrefix("///") || text.hasPrefix("/**"))
  }
}
