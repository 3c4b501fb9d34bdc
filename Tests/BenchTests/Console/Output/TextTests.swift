import XCTest

@testable import Console

/// How numbers and lines are put into words, and how wide they are.
final class TextTests: XCTestCase {
  func testADurationHasThreeSignificantDigitsAndAUnit() {
    for (nanoseconds, text) in [
      (0, "0 ns"), (0.5, "0.50 ns"), (1, "1.00 ns"), (12.34, "12.3 ns"), (99.94, "99.9 ns"),
      (99.96, "100 ns"), (999.4, "999 ns"), (999.5, "1.00 µs"), (1_234, "1.23 µs"),
      (9_994, "9.99 µs"), (9_996, "10.0 µs"), (123_456, "123 µs"), (999_499, "999 µs"),
      (999_501, "1.00 ms"), (12_000_000, "12.0 ms"), (999_600_000, "1.00 s"),
      (1_500_000_000, "1.50 s"), (5_000_000_000_000, "5000 s"), (-1_234, "-1.23 µs"),
    ] {
      XCTAssertEqual(DurationText.text(nanoseconds: nanoseconds), text)
    }
  }

  func testAShareHasTheDigitsThatMatter() {
    for (share, text) in [
      (0, "0.0000 %"), (0.000_012_34, "0.0012 %"), (0.000_123_4, "0.012 %"), (0.001_234, "0.12 %"),
      (0.005, "0.50 %"), (0.009_96, "1.0 %"), (0.012_34, "1.2 %"), (0.099_6, "10 %"),
      (0.123, "12 %"), (2.341, "234 %"), (-0.012, "-1.2 %"),
    ] {
      XCTAssertEqual(PercentText.text(share), text)
    }
  }

  func testListsAndCountsReadAsSentencesDo() {
    for (names, text) in [
      ([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B, and C"),
    ] {
      XCTAssertEqual(names.listed, text)
    }
    XCTAssertEqual(
      ["1", "2", "1 (A) to 3"].map { $0.counting("test") }.joined(separator: ", "),
      "1 test, 2 tests, 1 (A) to 3 tests")
  }

  func testWhatIsNearIsAFewLettersApartOrHasItInIt() {
    for (one, other, distance) in [
      ("", "abc", 3), ("abc", "abc", 0), ("ABC", "abc", 0), ("lsit", "list", 1), ("ab", "ba", 1),
      ("latncy", "latency", 1), ("kitten", "sitting", 3),
    ] {
      XCTAssertEqual(one.distance(to: other), distance, one)
      XCTAssertEqual(other.distance(to: one), distance, other)
    }
    let names = ["open-list", "open-detail", "add", "add-rejected"]
    for (text, near) in [
      ("opn-list", ["open-list"]), ("xx", []), ("x", []), ("detail", ["open-detail"]),
      ("adx", ["add"]), ("ad", ["add"]), ("zz", []),
      ("open", ["open-list"]), ("", []),
    ] {
      XCTAssertEqual(text.near(in: names), near, text)
    }
  }

  func testWidthIsWhatATerminalShows() {
    for (text, width) in [
      ("", 0), ("abc", 3), ("µs ×", 4), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("🙂", 2),
      ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇺🇸", 2), ("e\u{301}", 1), ("\u{200B}", 0), ("\u{301}", 0),
      ("שלום", 4), ("☎", 1), ("☎️", 2),
    ] {
      XCTAssertEqual(text.displayWidth, width, text)
    }
  }

  func testLinesAreBrokenAtSpacesAndNamesWhereTheyMayBe() {
    let soft = String.softBreak
    let cases: [(String, Int, [String])] = [
      ("", 5, [""]), ("ab", 5, ["ab"]), ("ab cd", 5, ["ab cd"]), ("ab cde", 5, ["ab", "cde"]),
      ("abcdefg", 5, ["abcdefg"]), ("ab cdefghi j", 5, ["ab", "cdefghi", "j"]), ("ab", 0, ["ab"]),
      ("  x", 5, ["  x"]), ("aNameOfFive b", 8, ["aNameOfFive", "b"]),
      ("A\(soft).b\(soft)(c:)", 9, ["A.b(c:)"]), ("A\(soft).b\(soft)(c:)", 4, ["A.b", "(c:)"]),
      ("x A\(soft).b", 4, ["x", "A.b"]), ("Sources/MVC", 8, ["Sources/", "MVC"]),
      ("ab 1 %, c", 5, ["ab", "1 %,", "c"]),
    ]
    for (text, width, lines) in cases { XCTAssertEqual(text.wrapped(to: width), lines) }
  }

  /// Each line replaces the one before and is cut at the edge; the end is never promised for now.
  func testProgressIsOneLine() {
    for (width, milliseconds, line) in [
      (80, 30_200, "open list, 8 items, 31 s left"), (16, 30_200, "open list, 8 i…"),
      (80, 0, "open list, 8 items, 1 s left"), (80, nil, "open list, 8 items"),
    ] as [(Int, Int?, String)] {
      var shown: [String] = []
      let progress = ProgressLine(width: width) { shown.append($0) }
      progress.show("open list, 8 items", remaining: milliseconds.map { .milliseconds($0) })
      progress.clear()
      XCTAssertEqual(shown, ["\r\u{1B}[K\(line)", "\r\u{1B}[K"])
    }
  }

  func testColumnsSaysHowWideItIsIfItIsANumber() {
    for (columns, width) in [("80", 80), ("0", nil), ("-5", nil), ("wide", nil), ("", nil)] {
      XCTAssertEqual(TerminalWidth.stated(in: ["COLUMNS": columns]), width)
    }
    XCTAssertNil(TerminalWidth.stated(in: [:]))
  }

  func testWhatWouldSplitACellOfCSVIsQuoted() {
    enum Kind: String, Codable { case typed }
    struct Row: ResultRow {
      var flow = "open"
      var perItemNs: Double? = 1.5
      var parts = [1, 2]
      var more: [Int]?
      var tests: [String] = ["a", "b"]
      var kind = Kind.typed
    }
    let heading = "flow,per_item_ns,tests,kind\r\n"
    XCTAssertEqual(
      CSV.text([Row(), Row(flow: "", perItemNs: nil, more: [1], tests: [])]),
      heading + "open,1.5,a b,typed\r\n,,,typed\r\n")
    XCTAssertEqual(CSV.text([]), "")
    for (cell, quoted) in [
      ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "\"a\nb\""),
      ("a\r\nb", "\"a\r\nb\""), ("\"\u{301}", "\"\"\"\u{301}\""), (" space ", " space "),
      ("日本", "日本"),
    ] {
      let scalars = Array(CSV.text([Row(flow: cell)]).unicodeScalars)
      XCTAssertEqual(scalars, Array("\(heading)\(quoted),1.5,a b,typed\r\n".unicodeScalars))
    }
  }
}
