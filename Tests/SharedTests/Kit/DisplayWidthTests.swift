import TextWidth
import UserDriver
import XCTest

final class DisplayWidthTests: XCTestCase {
  func testLettersAndSymbolsTakeAColumnMarksAndTheInvisibleNone() {
    for (text, columns) in [
      ("", 0), ("a", 1), ("Milk", 4), ("é", 1), ("e\u{301}", 1), ("h̷̀a̵", 2), ("\u{301}", 0),
      ("\u{200B}\u{200D}", 0), ("\u{7}", 0), ("שלום", 4), ("إطلاق", 5), ("–…★", 3),
    ] {
      XCTAssertEqual(DisplayWidth.columns(of: text), columns, text.debugDescription)
    }
  }

  func testEastAsianWideCharactersTakeTwoColumnsEach() {
    for (text, columns) in [
      ("暗", 2), ("ダーク", 6), ("설정", 4), ("𠮷", 2), ("（）", 4), ("Ａ", 2), ("\u{1112}\u{1161}", 2),
    ] {
      XCTAssertEqual(DisplayWidth.columns(of: text), columns, text)
    }
  }

  func testEmojiTakesTwoColumnsHoweverManyScalarsItIsMadeOf() {
    for emoji in ["🌙", "👩🏽‍💻", "👨‍👩‍👧‍👦", "🇻🇳", "🗣️", "1️⃣", "☕", "🚀"] {
      XCTAssertEqual(DisplayWidth.columns(of: emoji), 2, emoji)
    }
  }

  func testTextFromTheRightIsMarkedOnBothSidesAndNoWider() {
    XCTAssertEqual(DisplayWidth.marked("Buy milk"), "Buy milk")
    for text in ["שלום", "إطلاق 2.0", "\u{1E900}"] {
      let marked = DisplayWidth.marked(text)
      XCTAssertEqual(marked, "\u{200E}\(text)\u{200E}")
      XCTAssertEqual(DisplayWidth.columns(of: marked), DisplayWidth.columns(of: text))
    }
  }

  func testPaddingFillsUpWithSpacesAndNeverCuts() {
    XCTAssertEqual(DisplayWidth.pad("暗い", to: 6), "暗い  ")
    XCTAssertEqual(DisplayWidth.pad("Milk", to: 4), "Milk")
    XCTAssertEqual(DisplayWidth.pad("Milk", to: 3), "Milk")
  }

  func testTextThatIsTooWideEndsInAnEllipsisBetweenCharacters() {
    for (text, width, expected) in [
      ("Buy milk", 8, "Buy milk"), ("Buy milk", 7, "Buy mi…"), ("暗い配色", 8, "暗い配色"),
      ("暗い配色", 7, "暗い配…"), ("暗い配色", 6, "暗い…"), ("a👩🏽‍💻b👩🏽‍💻", 5, "a👩🏽‍💻b…"),
      ("cafe\u{301} noir", 5, "cafe\u{301}…"), ("", 3, ""),
    ] {
      XCTAssertEqual(DisplayWidth.cut(text, to: width), expected, text)
    }
  }

  func testCutTextIsOneLine() {
    XCTAssertEqual(DisplayWidth.cut("a\tb\nc\r\nd", to: 20), "a b c d")
  }

  func testWhatATerminalWouldObeyIsDrawnAsAReplacement() {
    for command in ["\u{1B}", "\u{7}", "\u{0}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}"] {
      XCTAssertEqual(
        DisplayWidth.cut("a\(command)[2J", to: 20), "a\u{FFFD}[2J", command.debugDescription)
    }
  }

  func testCuttingRandomTextToAWidthLeavesAtMostThatWidth() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["a", " ", "é", "e\u{301}", "暗", "👨‍👩‍👧‍👦", "🇻🇳", "ش", "\n", "\u{200B}", "\u{1B}"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...30, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let width = Int.random(in: 1...20, using: &random)
      let cut = DisplayWidth.cut(text, to: width)
      XCTAssertLessThanOrEqual(DisplayWidth.columns(of: cut), width)
      XCTAssertEqual(DisplayWidth.columns(of: DisplayWidth.pad(cut, to: width)), width)
    }
  }
}
