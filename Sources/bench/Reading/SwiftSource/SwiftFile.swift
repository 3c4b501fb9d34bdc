/// A Swift file, its tokens, and its declarations: read and split once for all that is said of it.
package struct SwiftFile: Sendable {
  package let path: String
  package let text: String
  /// The tokens of its code, without comments and white space.
  package let words: [Token]
  package let brackets: Brackets
  /// Types, protocols, and extensions in the order of their keywords, nested ones too.
  package private(set) var declarations: [Declaration] = []
  /// The functions and initialisers of its types, in the order of their keywords.
  package private(set) var functions: [Function] = []
  /// Properties and local variables, in the order of their keywords.
  package private(set) var variables: [Variable] = []
  /// The lines of documentation comments, by the index of the line after the last.
  package let documentation: [Int: Range<Int>]
  /// What each physical line is.
  package let lines: [LineKind]
  /// How many tokens of code begin on each.
  package let tokens: [Int]
  private let source: Source
  /// The offsets at which the lines start.
  private let starts: [Int]

  package init(path: String, text: String) {
    let source = Source(text)
    let tokens = Array(Lexer(source))
    let ends = (0..<source.count).filter(source.endsLine)
    starts = ([0] + ends.map { $0 + 1 }).filter { $0 < source.count }
    var lines = starts.map { _ in LineKind.blank }
    for token in tokens {
      for line in (token.line..<token.endLine).clamped(to: lines.indices) {
        lines[line] = max(lines[line], LineKind(token.kind))
      }
    }
    documentation = tokens.reduce(into: [:]) { documentation, token in
      guard token.kind == .comment, lines[token.line] == .comment,
        ["///", "/**"].contains(where: token.text.hasPrefix)
      else { return }
      let start = documentation.removeValue(forKey: token.line)?.lowerBound ?? token.line
      documentation[token.endLine] = start..<token.endLine
    }
    (self.path, self.text, self.lines, self.source) = (path, text, lines, source)
    words = tokens.filter { $0.kind != .whitespace && $0.kind != .comment }
    brackets = Brackets(words)
    self.tokens = words.reduce(into: lines.map { _ in 0 }) { $0[$1.line] += 1 }
    declarations = words.indices.compactMap(declaration)
    functions = words.indices.compactMap(function)
    variables = words.indices.compactMap(variable)
  }

  /// What stands on a line, without the space around it.
  package func text(ofLine line: Int) -> String {
    let end = line + 1 < starts.count ? starts[line + 1] : source.count
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let bytes = source.bytes[starts[line]..<end].drop(while: isSpace)
    return String(decoding: bytes.reversed().drop(while: isSpace).reversed(), as: UTF8.self)
  }

  /// Where a token stands, as compilers count it: both from 1, the column in bytes of UTF-8.
  package func position(of token: Token) -> (line: Int, column: Int) {
    (token.line + 1, token.range.lowerBound - starts[token.line] + 1)
  }
}
