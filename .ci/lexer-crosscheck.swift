// Counts lines, types, and protocols by the compiler's own parser: reads the paths of Swift files, one
// a line, and prints what `bench lines --format csv` prints. A file with syntax errors gets one column.

import Foundation
import SwiftParser
import SwiftSyntax

/// Classifies each physical line by the tokens and trivia that touch it.
struct LineClassifier {
  private enum Kind: Int {
    case blank
    case comment
    case code
  }

  private let bytes: [UInt8]
  private var kinds: [Kind]

  init(_ tree: SourceFileSyntax) {
    bytes = Array(tree.syntaxTextBytes)
    kinds = Array(repeating: .blank, count: bytes.count)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // In a string, indentation and newlines are trivia to the parser, yet part of the literal.
      var isText = false
      if case .stringSegment = token.tokenKind { isText = true }
      mark(token.leadingTrivia, from: token.position.utf8Offset, isText: isText)
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      mark(start..<end, as: .code)
      mark(token.trailingTrivia, from: end, isText: isText)
    }
  }

  /// The numbers of code, comment, and blank lines.
  var counts: [Int] {
    var counts: [Kind: Int] = [:]
    for line in lines {
      let kind = line.map { kinds[$0] }.max { $0.rawValue < $1.rawValue }
      counts[kind ?? .blank, default: 0] += 1
    }
    return [Kind.code, .comment, .blank].map { counts[$0] ?? 0 }
  }

  private var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r") && !bytes[(offset + 1)...].starts(with: [10])
      guard byte == UInt8(ascii: "\n") || isReturn else { continue }
      lines.append(start..<offset + 1)
      start = offset + 1
    }
    return start < bytes.count ? lines + [start..<bytes.count] : lines
  }

  private mutating func mark(_ trivia: Trivia, from start: Int, isText: Bool) {
    var start = start
    for piece in trivia {
      let end = start + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        mark(start..<end, as: .comment)
      // A byte order mark or non-breaking spaces.
      case .unexpectedText(let text) where text.allSatisfy { "\u{FEFF}\u{A0}".contains($0) }: break
      case .unexpectedText, .backslashes, .pounds:
        mark(start..<end, as: .code)
      default:
        if isText { mark(start..<end, as: .code) }
      }
      start = end
    }
  }

  private mutating func mark(_ range: Range<Int>, as kind: Kind) {
    for offset in range { kinds[offset] = kind }
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
