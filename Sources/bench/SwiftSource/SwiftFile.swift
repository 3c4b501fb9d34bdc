/// A Swift file, its words, and its declarations: read and split once for all that is said of it.
package struct SwiftFile: Sendable {
  package let path: String
  package let text: String
  package let words: [Word]
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
    var words: [Word] = []
    var documentation: [Int: Range<Int>] = [:]
    var line = 0
    for token in tokens where token.kind != .whitespace {
      line = lines.line(at: token.range.lowerBound, from: line)
      if token.kind != .comment {
        words.append(Word(token, in: source, line: line))
      } else if lines.kinds[line] == .comment, token.isDocumentation(in: source) {
        let end = lines.line(at: token.range.upperBound - 1, from: line) + 1
        let start = documentation.removeValue(forKey: line)?.lowerBound ?? line
        documentation[end] = start..<end
      }
    }
    self.path = path
    self.text = text
    self.words = words
    self.source = source
    self.documentation = documentation
    lineMap = lines
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

  /// Where a word stands, as compilers count it: both from 1, the column in bytes of UTF-8.
  package func position(of word: Word) -> (line: Int, column: Int) {
    (word.line + 1, word.range.lowerBound - lineMap.starts[word.line] + 1)
  }
}

extension Word {
  fileprivate init(_ token: Token, in source: Source, line: Int) {
    let text = source.text(of: token)
    self.init(
      text: token.kind == .identifier && text.hasPrefix("`") ? text.filter { $0 != "`" } : text,
      kind: token.kind, range: token.range, line: line)
  }
}

extension Token {
  fileprivate func isDocumentation(in source: Source) -> Bool {
    let text = source.text(of: self)
    return text.hasPrefix("///") || text.hasPrefix("/**")
  }
}
