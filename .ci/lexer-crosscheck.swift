// Counts lines, types, and protocols by the compiler's own parser: reads the paths of Swift files, one
// a line, and prints what `bench lines --format csv` prints. A file with syntax errors has
// no numbers.

import Foundation
import SwiftParser
import SwiftSyntax

/// Classifies each physical line by the tokens and trivia that touch it.
struct LineClassifier {
  private let converter: SourceLocationConverter
  /// The numbers of the lines that have code, and of those that have a comment.
  private var code: Set<Int> = []
  private var comments: Set<Int> = []
  private let lines: Int

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    let end = converter.location(for: tree.endPosition)
    lines = end.column == 1 ? end.line - 1 : end.line
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // In a string, indentation and newlines are trivia to the parser, yet part of the literal.
      var isText = false
      if case .stringSegment = token.tokenKind { isText = true }
      mark(token.leadingTrivia, from: token.position, isText: isText)
      let end = token.endPositionBeforeTrailingTrivia
      code.formUnion(lines(from: token.positionAfterSkippingLeadingTrivia, to: end))
      mark(token.trailingTrivia, from: end, isText: isText)
    }
  }

  /// The numbers of code, comment, and blank lines.
  var counts: [Int] {
    [code.count, comments.subtracting(code).count, lines - comments.union(code).count]
  }

  private mutating func mark(_ trivia: Trivia, from start: AbsolutePosition, isText: Bool) {
    var start = start
    for piece in trivia {
      let end = start + piece.sourceLength
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        comments.formUnion(lines(from: start, to: end))
      // A byte order mark or non-breaking spaces.
      case .unexpectedText(let text) where text.allSatisfy { "\u{FEFF}\u{A0}".contains($0) }: break
      case .unexpectedText, .backslashes, .pounds:
        code.formUnion(lines(from: start, to: end))
      default:
        if isText { code.formUnion(lines(from: start, to: end)) }
      }
      start = end
    }
  }

  private func lines(from start: AbsolutePosition, to end: AbsolutePosition) -> Range<Int> {
    let first = converter.location(for: start).line
    guard start < end else { return first..<first }
    let last = AbsolutePosition(utf8Offset: end.utf8Offset - 1)
    return first..<converter.location(for: last).line + 1
  }
}

/// Counts the types and protocols a file declares.
final class DeclarationCounter: SyntaxAnyVisitor {
  private(set) var types = 0
  private(set) var protocols = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl: types += 1
    case .protocolDecl: protocols += 1
    default: break
    }
    return .visitChildren
  }
}

@main
struct Crosscheck {
  static func main() throws {
    while let path = readLine() {
      let tree = Parser.parse(source: try String(contentsOfFile: path, encoding: .utf8))
      let counter = DeclarationCounter(viewMode: .sourceAccurate)
      counter.walk(tree)
      let numbers = LineClassifier(tree).counts + [counter.types, counter.protocols]
      print(([path] + (tree.hasError ? [] : numbers.map(String.init))).joined(separator: ","))
    }
  }
}
