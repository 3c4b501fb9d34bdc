import Items
import Testing

struct TitleValidationTests {
  private func result(_ title: String) -> Result<String, TitleError> {
    Result { () throws(TitleError) in try TitleValidation.validate(title) }
  }

  /// A2.
  @Test(arguments: [
    ("Milk", "Milk"), ("  Milk\t", "Milk"), ("\r\n Buy  milk \u{A0}\u{3000}", "Buy  milk"),
    ("👩🏽‍💻 ", "👩🏽‍💻"), (" שלום ", "שלום"), ("\u{85}.\u{2028}", "."),
  ])
  func `White space goes at both ends and stays inside`(title: String, trimmed: String) {
    #expect(result(title) == .success(trimmed))
  }

  /// A2.
  @Test(arguments: [
    "\u{200B}Milk\u{200B}", "\u{FEFF}Milk\u{2060}", "\u{0}Milk\u{1B}", "\u{3164}Milk",
  ])
  func `What can't be seen but isn't white space stays`(title: String) {
    #expect(result(title) == .success(title))
  }

  /// A2.
  @Test(arguments: [
    (" \u{301}Milk \u{301}", "\u{301}Milk \u{301}"), ("Milk\r\n\u{301}\r\n", "Milk\r\n\u{301}"),
    (" \u{301} ", "\u{301}"),
  ])
  func `White space is trimmed scalar by scalar, whatever it makes a character with`(
    title: String, trimmed: String
  ) throws {
    #expect(Array(try result(title).get().unicodeScalars) == Array(trimmed.unicodeScalars))
  }

  /// A2.
  @Test(arguments: [
    "", " ", "\n", "\r\n", "\t \u{A0}\u{2003}\u{3000}\u{2028}\u{2029}\u{85}", "\u{FEFF}",
    "\u{2060}",
    "\u{200D}", "\u{200B}", "\u{3164}", "\u{AD}\u{34F}", "\u{0}", "\u{1B}\u{7F}",
    " \u{200D} \u{3164}\u{7}\u{E0001} ", String(repeating: "\u{115F}", count: 81),
  ])
  func `What has nothing to see in it is blank`(title: String) {
    #expect(result(title) == .failure(.blank))
  }

  /// A2.
  @Test(arguments: ["a", "e\u{301}", "👨‍👩‍👧‍👦", "🇻🇳", "暗", "ش"])
  func `80 characters are allowed and 81 are not, whatever they are made of`(character: String) {
    let longest = String(repeating: character, count: 80)
    #expect(result(longest) == .success(longest))
    #expect(result(longest + character) == .failure(.tooLong))
    #expect(result("  \(longest)\n") == .success(longest))
  }

  /// A2.
  @Test func `Any title is trimmed, blank, or too long, as counted by hand`() {
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
      case .failure(.blank): #expect(isBlank)
      case .failure(.tooLong): #expect(!isBlank && trimmed.count > 80)
      case .success(let valid):
        #expect(Array(valid.unicodeScalars) == Array(trimmed.unicodeScalars))
        #expect(!isBlank && valid.count <= 80)
        #expect(self.result(valid) == .success(valid))
      }
      seen[result.name, default: 0] += 1
    }
    #expect(seen.count == 3 && seen.values.allSatisfy { $0 > 30 }, "one-sided titles: \(seen)")
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
