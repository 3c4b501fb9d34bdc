import RandomUse
import TextWidth
import XCTest

@testable import Play

final class PlayFrameTests: XCTestCase {
  private let plain = Look(hasStyles: false)

  func testTheScreenStandsBesideTheCallsTheNetworkAboveTheKeysBelow() throws {
    var player = try PlayerTests.player(Session("test", server: .generating(2), []), shown: 1)
    try player.pass(.milliseconds(30))
    let frame = PlayFrame(player, columns: 80, rows: 24, look: plain)
    let left = frame.lines.map { String($0.prefix { $0 != "│" }).withoutEnd }
    XCTAssertEqual(
      left.filter { !$0.isEmpty }.prefix(7),
      [
        " 1 Direct [2 DirectRows]", " network: online, reply time 100 ms",
        " in progress: GET /items",
        "──  Items  ─────────────────────────", "◐ Loading…", "*[ Add ]", "( Delete all )",
      ])
    let right = frame.lines.map { String($0.drop { $0 != "│" }.dropFirst(2)).withoutEnd }
    let call = right.firstIndex { $0.hasSuffix(" readAll()") }
    XCTAssertEqual(call.map { right[$0 - 1] }, "DirectItemsListViewController →")
    XCTAssertEqual(left[21], "")
    XCTAssertTrue(left[22].hasPrefix(" ↑ ↓ move  ⏎ tap"))
  }

  func testWhichVersionItIsCanBeHidden() throws {
    var player = try PlayerTests.player(Session("test", server: .generating(2), []), shown: 1)
    try player.pass(.seconds(1))
    func text() -> String {
      PlayFrame(player, columns: 80, rows: 24, look: plain).lines.joined(separator: "\n")
    }
    XCTAssertTrue(text().contains("DirectRows") && text().contains("readAll()"))
    _ = try player.press(.character("?"))
    XCTAssertTrue(text().hasPrefix(" which of the 2 is this?"))
    XCTAssertTrue(text().contains("──  Items  ──"))
    XCTAssertFalse(text().contains("Direct") || text().contains("readAll"), text())
    _ = try player.press(.character("?"))
    XCTAssertTrue(text().contains("DirectRows"))
  }

  func testEachLineIsAsWideAsTheTerminal() throws {
    var player = try PlayerTests.player(Session("test", server: .fixture, []))
    try player.pass(.seconds(1))
    for key in [Key.character("t"), .enter] { _ = try player.press(key) }
    for (columns, rows) in [(80, 24), (81, 25), (120, 40), (200, 60)] {
      let lines = PlayFrame(player, columns: columns, rows: rows, look: plain).lines
      XCTAssertEqual(lines.count, rows)
      XCTAssertTrue(lines.allSatisfy { DisplayWidth.columns(of: $0) == columns })
    }
  }

  func testATerminalThatIsTooSmallIsToldSo() throws {
    let player = try PlayerTests.player()
    for (columns, rows, words) in [
      (79, 24, "79x24 is too small: play needs 80x24; q quits"), (20, 3, "20x3 is too small: …"),
    ] {
      let lines = PlayFrame(player, columns: columns, rows: rows, look: plain).lines
      XCTAssertEqual(
        lines.map(\.withoutEnd), [words] + Array(repeating: "", count: rows - 1))
    }
  }

  func testWhatATerminalCanShowIsToldByItsEnvironment() {
    for (environment, hasStyles) in [([:], true), (["NO_COLOR": "1"], false)] {
      XCTAssertEqual(Look.current(environment).hasStyles, hasStyles)
    }
    XCTAssertEqual(Look().text([Span("a", .bold), Span("b")]), "\u{1B}[1ma\u{1B}[0mb")
  }

  func testOnlyTheLinesThatChangedArePainted() {
    var painter = Painter()
    XCTAssertEqual(painter.paint(["a", "b"]), "\u{1B}[2J\u{1B}[1;1Ha\u{1B}[2;1Hb")
    XCTAssertEqual(painter.paint(["a", "c"]), "\u{1B}[2;1Hc")
    XCTAssertEqual(painter.paint(["a", "c"]), "")
    painter.forget()
    XCTAssertEqual(painter.paint(["a"]), "\u{1B}[2J\u{1B}[1;1Ha")
  }

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

extension String {
  fileprivate var withoutEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
