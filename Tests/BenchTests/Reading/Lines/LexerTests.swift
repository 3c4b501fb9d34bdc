import HeadlessKit
import Testing

@testable import SwiftSource
@testable import bench

struct LexerTests {
  @Test(arguments: [
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
  ])
  func regexLiteralsAreToldFromOperators(_ source: String, _ regexes: [String]) {
    #expect(texts(source) { $0 == .regex } == regexes)
  }

  @Test(arguments: [
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
  ])
  func codeIsSplitIntoTokens(_ source: String, _ tokens: [String]) {
    #expect(texts(source) { $0 != .whitespace && $0 != .comment } == tokens)
  }

  private func texts(_ text: String, where isWanted: (Token.Kind) -> Bool) -> [String] {
    let source = Source(text)
    return Lexer(source).filter { isWanted($0.kind) }.map { source.text(in: $0.range) }
  }
}
