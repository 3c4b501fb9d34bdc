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
  @Test(arguments: ["", " ", "\n", "\r\n", "\t \u{A0}\u{2003}\u{3000}\u{2028}\u{2029}\u{85}"])
  func `Nothing but white space is blank`(title: String) {
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
    for _ in 0..<5_000 {
      let title = titles.next()
      let kept = title.unicodeScalars.drop { $0.properties.isWhitespace }.reversed()
        .drop { $0.properties.isWhitespace }.reversed()
      let trimmed = String(String.UnicodeScalarView(kept))
      let result = result(title)
      switch result {
      case .failure(.blank): #expect(trimmed.isEmpty)
      case .failure(.tooLong): #expect(trimmed.count > 80)
      case .success(let valid):
        #expect(Array(valid.unicodeScalars) == Array(trimmed.unicodeScalars))
        #expect(1...80 ~= valid.count)
        #expect(self.result(valid) == .success(valid))
      }
      seen[result.name, default: 0] += 1
    }
    #expect(seen.count == 3 && seen.values.allSatisfy { $0 > 300 }, "one-sided titles: \(seen)")
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
