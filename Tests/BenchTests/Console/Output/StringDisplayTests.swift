import Testing

@testable import bench

/// How text is measured and broken.
struct StringDisplayTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("µs ×", 4), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("🙂", 2),
    ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇺🇸", 2), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{301}", 0),
    ("שלום", 4), ("☎", 1), ("☎️", 2),
  ])
  func widthIsWhatATerminalShows(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("", 5, [""]), ("ab", 5, ["ab"]), ("ab cd", 5, ["ab cd"]), ("ab cde", 5, ["ab", "cde"]),
    ("abcdefg", 5, ["abcde", "fg"]), ("ab cdefghi j", 5, ["ab", "cdefg", "hi j"]),
    ("日本語", 5, ["日本", "語"]), ("日", 1, ["日"]), ("  x", 5, ["  x"]), ("ab", 0, ["a", "b"]),
    ("aNameOfFive", 8, ["aNameOf", "Five"]), ("NameURL", 6, ["Name", "URL"]),
    ("ab 1 %, c", 5, ["ab", "1 %,", "c"]),
  ])
  func linesAreBrokenAtSpacesFirst(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }
}
