import XCTest

@testable import Stopwatch
@testable import SwiftSource

final class LexerTests: XCTestCase {
  func testRegexLiteralsAreToldFromOperators() {
    let cases: [(source: String, regexes: [String])] = [
      ("a = /b/", ["/b/"]),
      ("a(/b/, c: /d/)", ["/b/", "/d/"]),
      ("[/a/]; { /b/ }", ["/a/", "/b/"]),
      ("return /a/.b", ["/a/"]),
      ("!/a/", ["!/a/"]),
      ("/a b/", ["/a b/"]),
      ("/[)]/", ["/[)]/"]),
      ("try? /^ x/", ["/^ x/"]),
      ("x = #/a/b/# + ##/c/#d/##", ["#/a/b/#", "##/c/#d/##"]),
      ("#/\n a // b\n/#", ["#/\n a // b\n/#"]),
      ("\"\\(/a/)\"", ["/a/"]),
      ("#if a\nb\n#else\n/^ c/\n#endif", ["/^ c/"]),
      ("a / b / c", []),
      ("a/b/c", []),
      ("a! / b / c", []),
      ("a() /b/ 2", ["/b/"]),
      ("(a)/b/2", []),
      ("a(/)", []),
      ("a.reduce(1, /)", []),
      ("a(/, /)", []),
      ("a(/b)c/)", []),
      ("0 . / 1 / 2", []),
      ("self / 2 / b", []),
      ("func /(a: B, c: D) {}; func ^/(a: B) {}", []),
      ("prefix operator /", []),
      ("a = /b", []),
      ("a /* b/ */", []),
    ]
    for (source, regexes) in cases {
      XCTAssertEqual(texts(source) { $0 == .regex }, regexes, source)
    }
  }

  func testCodeIsSplitIntoTokens() {
    let cases = [
      (#""a\("b")c""#, [#""a\("#, #""b""#, #")c""#]),
      (#""\(a(1)) \(b)""#, [#""\("#, "a", "(", "1", ")", #") \("#, "b", #")""#]),
      (##"#"\(a) \#(b)"#"##, [##"#"\(a) \#("##, "b", ##")"#"##]),
      ("a+/*b*/+c", ["a", "+", "+", "c"]),
      ("a...b; .5; 1...2", ["a", "...", "b", ";", ".", "5", ";", "1", "...", "2"]),
      ("x.0.1 + 1.5", ["x", ".", "0", ".", "1", "+", "1.5"]),
      ("0x1p4 - 1.5e5-0xE-1", ["0x1p4", "-", "1.5e5", "-", "0xE", "-", "1"]),
      ("a!.b??c", ["a", "!", ".", "b", "?", "?", "c"]),
      ("A::b", ["A", "::", "b"]),
      ("#if a\n#endif", ["#if", "a", "#endif"]),
      ("`a b`≤é", ["`a b`", "≤", "é"]),
    ]
    for (source, tokens) in cases {
      XCTAssertEqual(texts(source) { $0 != .whitespace && $0 != .comment }, tokens, source)
    }
  }

  private func texts(_ text: String, where isWanted: (Token.Kind) -> Bool) -> [String] {
    let source = Source(text)
    return Lexer(source).filter { isWanted($0.kind) }.map { source.text(in: $0.range) }
  }
}

final class LexerPropertyTests: XCTestCase {
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

  func testAnythingIsTiledAndAddsUp() {
    var generator = SplitMix64(seed: 0)
    for _ in 0..<2_000 {
      let source = Self.source(using: &generator)
      XCTAssertNil(fault(in: source), source.debugDescription)
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

  private func fault(in text: String) -> String? {
    var end = 0
    for token in Lexer(Source(text)) {
      guard token.range.lowerBound == end, !token.range.isEmpty else { return "\(token)" }
      end = token.range.upperBound
    }
    guard end == text.utf8.count else { return "it ends at \(end)" }
    let file = SwiftFile(path: "a.swift", text: text)
    // The standard library takes CRLF for one character, as a line counter must.
    let ends = text.count(where: \.isLineEnd)
    let lines = ends + (text.last?.isLineEnd ?? true ? 0 : 1)
    guard file.lines.count == lines else { return "\(file.lines.count) lines for \(lines)" }
    let wrong = file.declarations.map(\.lines).first {
      $0.isEmpty || $0.clamped(to: file.lines.indices) != $0
    }
    return wrong.map { "a declaration at \($0)" }
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { ["\n", "\r", "\r\n"].contains(self) }
}
