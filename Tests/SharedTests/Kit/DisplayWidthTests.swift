import Testing
import UserDriver

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("Milk", 4), ("é", 1), ("e\u{301}", 1), ("h̷̀a̵", 2), ("\u{301}", 0),
    ("\u{200B}\u{200D}", 0), ("\u{7}", 0), ("שלום", 4), ("إطلاق", 5), ("–…★", 3),
  ])
  func `Letters and symbols take a column each, marks and the invisible none`(
    text: String, columns: Int
  ) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("暗", 2), ("ダーク", 6), ("설정", 4), ("𠮷", 2), ("（）", 4), ("Ａ", 2), ("\u{1112}\u{1161}", 2),
  ])
  func `East Asian wide characters take two columns each`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: ["🌙", "👩🏽‍💻", "👨‍👩‍👧‍👦", "🇻🇳", "🗣️", "1️⃣", "☕", "🚀"])
  func `An emoji takes two columns, however many scalars it is made of`(emoji: String) {
    #expect(DisplayWidth.columns(of: emoji) == 2)
  }

  @Test func `Padding fills up with spaces and never cuts`() {
    #expect(DisplayWidth.pad("暗い", to: 6) == "暗い  ")
    #expect(DisplayWidth.pad("Milk", to: 4) == "Milk")
    #expect(DisplayWidth.pad("Milk", to: 3) == "Milk")
  }

  @Test(arguments: [
    ("Buy milk", 8, "Buy milk"), ("Buy milk", 7, "Buy mi…"), ("暗い配色", 8, "暗い配色"),
    ("暗い配色", 7, "暗い配…"), ("暗い配色", 6, "暗い…"), ("a👩🏽‍💻b👩🏽‍💻", 5, "a👩🏽‍💻b…"),
    ("cafe\u{301} noir", 5, "cafe\u{301}…"), ("", 3, ""),
  ])
  func `Text that is too wide ends in an ellipsis between characters`(
    text: String, width: Int, expected: String
  ) {
    #expect(DisplayWidth.cut(text, to: width) == expected)
  }

  @Test func `Cut text is one line`() {
    #expect(DisplayWidth.cut("a\tb\nc\r\nd", to: 20) == "a b c d")
  }

  @Test(arguments: ["\u{1B}", "\u{7}", "\u{0}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}"])
  func `What a terminal would obey is drawn as a replacement`(command: String) {
    #expect(DisplayWidth.cut("a\(command)[2J", to: 20) == "a\u{FFFD}[2J")
  }

  @Test func `Cutting random text to a width leaves at most that width`() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["a", " ", "é", "e\u{301}", "暗", "👨‍👩‍👧‍👦", "🇻🇳", "ش", "\n", "\u{200B}", "\u{1B}"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...30, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let width = Int.random(in: 1...20, using: &random)
      let cut = DisplayWidth.cut(text, to: width)
      #expect(DisplayWidth.columns(of: cut) <= width)
      #expect(DisplayWidth.columns(of: DisplayWidth.pad(cut, to: width)) == width)
    }
  }
}
