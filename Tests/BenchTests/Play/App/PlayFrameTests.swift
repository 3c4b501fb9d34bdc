import RandomUse
import Testing
import UserDriver

@testable import bench

struct PlayFrameTests {
  private static let plain = Look(hasStyles: false, hasUnicode: true)

  private func lines(
    _ player: Player, _ columns: Int, _ rows: Int, _ look: Look = Self.plain, title: String = ""
  ) -> [String] {
    player.fit(columns: columns)
    return PlayFrame(player, columns: columns, rows: rows, look: look, title: title).lines
      .map(look.text)
  }

  @Test func `The screen stands beside the calls, the network above, the keys below`() throws {
    var player = try PlayerTests.player(Scenario("test", server: .generating(2), []), shown: [3])
    try player.pass(.milliseconds(30))
    let lines = lines(player, 80, 24, title: "with a bug")
    let left = lines.map { String($0.prefix { $0 != "│" }).withoutEnd }
    #expect(
      left.filter { !$0.isEmpty }.prefix(7) == [
        " 1 MVC  2 MVVMC  3 VIPER [4 VIPERS] 5 CleanSwift   with a bug",
        " network: online, reply time 100 ms", " under way: GET /items",
        "──  Items  ─────────────────────────", "◐ Loading…", "*[ Add ]", "( Delete all )",
      ])
    let right = lines.map { String($0.drop { $0 != "│" }.dropFirst(2)).withoutEnd }
    let call = right.firstIndex {
      $0.hasPrefix("·  ItemsListScene:") && $0.hasSuffix(" toggle(loading:)")
    }
    #expect(call.map { right[$0 - 1] } == "·ItemsListDirector →")
    #expect(left[21] == "   keys:")
    #expect(left[22].hasPrefix(" ↑ ↓ move  ⏎ tap"))
  }

  @Test(arguments: [(80, 24), (81, 25), (120, 40), (200, 60)])
  func `Each line is as wide as the terminal, whatever it can show`(columns: Int, rows: Int) throws
  {
    for shown in [[0], [2, 4]] {
      var player = try PlayerTests.player(Scenario("test", server: .fixture, []), shown: shown)
      try player.pass(.seconds(1))
      for key in [Key.character("t"), .enter] { _ = try player.press(key) }
      for look in [Self.plain, Look(hasStyles: false, hasUnicode: false)] {
        let lines = lines(player, columns, rows, look)
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) == columns })
        #expect(look.hasUnicode || lines.allSatisfy { $0.allSatisfy(\.isASCII) })
      }
    }
  }

  @Test func `A terminal that is too small is told so`() throws {
    let player = try PlayerTests.player()
    #expect(lines(player, 79, 24).first?.withoutEnd == "79x24 is too small: play needs 80x24")
    #expect(
      lines(player, 20, 3) == ["20x3 is too small: …"]
        + Array(repeating: String(repeating: " ", count: 20), count: 2))
  }

  @Test func `What a terminal can show is told by its environment`() {
    #expect(Look.current(["LANG": "en_GB.UTF-8"]) == Look())
    #expect(Look.current(["LC_ALL": "C", "LANG": "en_GB.UTF-8"]).hasUnicode == false)
    #expect(Look.current(["LC_ALL": "", "LC_CTYPE": "C.utf8", "NO_COLOR": "1"]) == Self.plain)
    #expect(Look().text([Span("a", .bold), Span("b")]) == "\u{1B}[1ma\u{1B}[0mb")
  }

  @Test func `Only the lines that changed are painted`() {
    var painter = Painter()
    #expect(painter.paint(["a", "b"]) == "\u{1B}[2J\u{1B}[1;1Ha\u{1B}[2;1Hb")
    #expect(painter.paint(["a", "c"]) == "\u{1B}[2;1Hc")
    #expect(painter.paint(["a", "c"]) == "")
    painter.forget()
    #expect(painter.paint(["a"]) == "\u{1B}[2J\u{1B}[1;1Ha")
  }
}

extension String {
  fileprivate var withoutEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
