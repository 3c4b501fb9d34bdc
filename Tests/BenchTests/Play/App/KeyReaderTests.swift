import XCTest

@testable import Play

final class KeyReaderTests: XCTestCase {
  private static let cases: [(String, [Key])] = [
    ("aé暗👩", "aé暗👩".map(Key.character)),
    ("\r\t\u{7F}\u{3}", [.enter, .tab, .backspace, .control("c")]),
    ("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[D\u{1B}[Z", [.up, .down, .right, .left, .backTab]),
    (
      "\u{1B}[5~\u{1B}[6~\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}OF",
      [.pageUp, .pageDown, .home, .end, .home, .end]
    ),
    // Keys that nobody has asked for, and what a terminal takes for a command.
    ("\u{1B}[15~\u{1B}[[Ax\u{0}\u{9B}y", [.character("x"), .character("y")]),
    // What is pasted is no keys, and one line.
    ("\u{1B}[200~a\r\u{1B}[Bq\n\u{1B}[201~b", [.paste("a [Bq "), .character("b")]),
    ("\u{1B}a", [.escape, .character("a")]),
  ]

  func testKeysAreTakenOutOfBytesHoweverTheseArrive() {
    for (text, keys) in Self.cases {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        var reader = KeyReader()
        let read = reader.keys(in: bytes[..<end]) + reader.keys(in: bytes[end...])
        XCTAssertEqual(read, keys)
        XCTAssertEqual(reader.keys(isLast: true), [])
      }
    }
  }

  func testWhatHasBegunAndDoesNotGoOnIsEscapeOrNoKey() {
    for (bytes, keys) in [
      ([0x1B], [Key.escape]), ([0x1B, 0x5B], []), ([0xE6, 0x9A], []), ([0xFF], []),
    ] {
      var reader = KeyReader()
      XCTAssertEqual(reader.keys(in: bytes.map(UInt8.init)) + reader.keys(isLast: true), keys)
    }
  }
}
