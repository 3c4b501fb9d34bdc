import Testing

@testable import RandomUse
@testable import SwiftSource
@testable import bench

struct LexerPropertyTests {
  private static let snippets = [
    "a", "1.5", "0x1p-", "é", "≤", "변", "`a b`", "`", "\\", "$0", "@A", "@B.C(d)", ".", "...",
    "::", "+", "*", "/", "?", "!", "<", ">", "->", "&", "=", "/a/", "/^ b/", "#/c/#", "##/", "/##",
    "#/\n",
    "\"", "\"\"\"", "#\"", "\"#", "##\"\"\"", "\"\"\"##", "\\(", "\\#(", "\\\"", "\\\\", "'",
    "(", ")", "[", "]", "{", "}", ",", ";", ":", " ", "\t", "\n", "\r", "\r\n", "\n\n", "\u{A0}",
    "\u{FEFF}", "\0", "//", "///", "/*", "/**", "*/", "#!", "#if", "#else\n", "#endif\n", "#",
    "class", "struct S", "enum", "actor", "protocol P:", "extension E", "func", "operator", "try",
    "where", "import", "public", "final", "indirect", "case", "Q, R & S",
  ]

  @Test(arguments: UInt64(0)..<20)
  func anythingIsTiledAndAddsUp(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let source = Self.source(using: &generator)
      expectTiles(source)
      expectLinesAddUp(source)
    }
  }

  private static func source(using generator: inout SplitMix64) -> String {
    var scalars: [Unicode.Scalar] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      scalars += (snippets.randomElement(using: &generator) ?? "").unicodeScalars
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) where !scalars.isEmpty {
      let first = scalars.indices.randomElement(using: &generator) ?? 0
      let second = scalars.indices.randomElement(using: &generator) ?? 0
      if Bool.random(using: &generator) {
        scalars.swapAt(first, second)
      } else {
        scalars.remove(at: first)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func expectTiles(_ text: String) {
    var end = 0
    for token in Lexer(Source(text)) {
      #expect(token.range.lowerBound == end && !token.range.isEmpty, "\(text.debugDescription)")
      end = token.range.upperBound
    }
    #expect(end == text.utf8.count, "\(text.debugDescription)")
  }

  private func expectLinesAddUp(_ text: String) {
    let file = SwiftFile(path: "a.swift", text: text)
    // The standard library takes CRLF for one character, as a line counter must.
    let ends = text.count { ["\n", "\r", "\r\n"].contains($0) }
    let last = text.last.map { ["\n", "\r", "\r\n"].contains($0) } ?? true
    #expect(file.lines.count == ends + (last ? 0 : 1), "\(text.debugDescription)")
    for declaration in file.declarations {
      let lines = declaration.lines
      #expect(!lines.isEmpty, "\(text.debugDescription)")
      #expect(lines.clamped(to: file.lines.indices) == lines, "\(text.debugDescription)")
    }
  }
}
