/// A Swift file, its tokens, and its declarations: read and split once for all that is said of it.
package struct SwiftFile: Sendable {
  package let path: String
  package let text: String
  /// The tokens of its code, without comments and white space.
  package let words: [Token]
  package let brackets: Brackets
  /// Types, protocols, and extensions in the order of their keywords, nested ones too.
  package private(set) var declarations: [Declaration] = []
  /// The lines of documentation comments, by the index of the line after the last.
  package let documentation: [Int: Range<Int>]
  private let source: Source
  private let lineMap: LineMap

  package init(path: String, text: String) {
    let source = Source(text)
    let tokens = Array(Lexer(source))
    let lines = LineMap(tokens, in: source)
    documentation = tokens.reduce(into: [:]) { documentation, token in
      guard token.isDocumentation, lines.kinds[token.line] == .comment else { return }
      let end = token.line + source.lineEnds(in: token.range) + 1
      let start = documentation.removeValue(forKey: token.line)?.lowerBound ?? token.line
      documentation[end] = start..<end
    }
    self.path = path
    self.text = text
    self.source = source
    lineMap = lines
    words = tokens.filter { $0.kind != .whitespace && $0.kind != .comment }
    brackets = Brackets(words)
    declarations = scanDeclarations()
  }

  package var lines: [LineKind] { lineMap.kinds }

  /// What stands on a line, without the space around it.
  package func text(ofLine line: Int) -> String {
    let end = line + 1 < lineMap.starts.count ? lineMap.starts[line + 1] : source.count
    let isSpace = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let bytes = source.bytes[lineMap.starts[line]..<end].drop(while: isSpace)
    return String(decoding: bytes.reversed().drop(while: isSpace).reversed(), as: UTF8.self)
  }

  /// Where a token stands, as compilers count it: both from 1, the column in bytes of UTF-8.
  package func position(of token: Token) -> (line: Int, column: Int) {
    (token.line + 1, token.range.lowerBound - lineMap.starts[token.line] + 1)
  }
}

extension Token {
  fileprivate var isDocumentation: Bool {
    kind == .comment && (text.hasPrefix("///") || text.hasPrefix("/**"))
  }
}
