import Items
import XCTest

final class TitleValidationTests: XCTestCase {
  private func result(_ title: String) -> Result<String, TitleError> {
    Result { () throws(TitleError) in try TitleValidation.validate(title) }
  }

  /// A2.
  func testWhiteSpaceGoesAtBothEndsAndStaysInside() {
    for (title, trimmed) in [
      ("Milk", "Milk"), ("  Milk\t", "Milk"), ("\r\n Buy  milk \u{A0}\u{3000}", "Buy  milk"),
      ("👩🏽‍💻 ", "👩🏽‍💻"), (" שלום ", "שלום"), ("\u{85}.\u{2028}", "."),
    ] {
      XCTAssertEqual(result(title), .success(trimmed), title.debugDescription)
    }
  }

  /// A2.
  func testWhatCannotBeSeenButIsNotWhiteSpaceStays() {
    for title in [
      "\u{200B}Milk\u{200B}", "\u{FEFF}Milk\u{2060}", "\u{0}Milk\u{1B}", "\u{3164}Milk",
    ] {
      XCTAssertEqual(result(title), .success(title), title.debugDescription)
    }
  }

  /// A2.
  func testWhiteSpaceIsTrimmedScalarByScalarAlsoInCharacters() throws {
    for (title, trimmed) in [
      (" \u{301}Milk \u{301}", "\u{301}Milk \u{301}"), ("Milk\r\n\u{301}\r\n", "Milk\r\n\u{301}"),
      (" \u{301} ", "\u{301}"),
    ] {
      XCTAssertEqual(
        Array(try result(title).get().unicodeScalars), Array(trimmed.unicodeScalars),
        title.debugDescription)
    }
  }

  /// A2.
  func testWhatHasNothingToSeeInItIsBlank() {
    for title in [
      "", " ", "\n", "\r\n", "\t \u{A0}\u{2003}\u{3000}\u{2028}\u{2029}\u{85}", "\u{FEFF}",
      "\u{2060}", "\u{200D}", "\u{200B}", "\u{3164}", "\u{AD}\u{34F}", "\u{0}", "\u{1B}\u{7F}",
      " \u{200D} \u{3164}\u{7}\u{E0001} ", String(repeating: "\u{115F}", count: 81),
    ] {
      XCTAssertEqual(result(title), .failure(.blank), title.debugDescription)
    }
  }

  /// A2.
  func test80CharactersAreAllowedAnd81AreNotWhateverTheyAreMadeOf() {
    for character in ["a", "e\u{301}", "👨‍👩‍👧‍👦", "🇻🇳", "暗", "ش"] {
      let longest = String(repeating: character, count: 80)
      XCTAssertEqual(result(longest), .success(longest), character)
      XCTAssertEqual(result(longest + character), .failure(.tooLong), character)
      XCTAssertEqual(result("  \(longest)\n"), .success(longest), character)
    }
  }

  /// A2.
  func testAnyTitleIsTrimmedBlankOrTooLongAsCountedByHand() {
    var titles = TitleGenerator(seed: 7)
    var seen: [String: Int] = [:]
    for _ in 0..<400 {
      let title = titles.next()
      let kept = title.unicodeScalars.drop { $0.properties.isWhitespace }.reversed()
        .drop { $0.properties.isWhitespace }.reversed()
      let trimmed = String(String.UnicodeScalarView(kept))
      let isBlank = kept.allSatisfy {
        $0.properties.isWhitespace || $0 == "\u{200D}" || $0 == "\u{200F}"
      }
      let result = result(title)
      switch result {
      case .failure(.blank): XCTAssert(isBlank)
      case .failure(.tooLong): XCTAssert(!isBlank && trimmed.count > 80)
      case .success(let valid):
        XCTAssertEqual(Array(valid.unicodeScalars), Array(trimmed.unicodeScalars))
        XCTAssert(!isBlank && valid.count <= 80)
        XCTAssertEqual(self.result(valid), .success(valid))
      }
      seen[result.name, default: 0] += 1
    }
    XCTAssert(seen.count == 3 && seen.values.allSatisfy { $0 > 30 }, "one-sided titles: \(seen)")
  }
}

extension Result {
  fileprivate var name: String {
    switch self {
    case .success: "success"
    case .failure(let error): "\(error)"
    }
  }
}
