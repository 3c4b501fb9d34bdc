import Testing

@testable import bench

/// Which name is suggested for a misspelt one.
struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("lines", "lnies", 2),
  ])
  func countsEdits(source: String, target: String, edits: Int) {
    #expect(Spelling.edits(from: source, to: target) == edits)
    #expect(Spelling.edits(from: target, to: source) == edits)
  }

  @Test(arguments: [
    ("lat", "latency"), ("LNIES", "lines"), ("cals", "calls"), ("trace1", "trace"), ("x", nil),
    ("nonsense", nil), ("", nil),
  ])
  func suggestsOnlyWhatIsClose(text: String, expected: String?) {
    let known = ["all", "calls", "latency", "lines", "trace"]
    #expect(Spelling.closest(to: text, among: known) == expected)
  }

  @Test func suggestsNothingOutOfNothing() {
    #expect(Spelling.closest(to: "MVC", among: []) == nil)
  }
}
