import Testing

@testable import bench

/// Only what stands between two marks is written, and no mark is half there.
struct MarkedDocumentTests {
  @Test func onlyWhatStandsBetweenTheMarksIsReplaced() throws {
    let text = """
      before
      <!-- calls: written by `swift run bench docs` -->
      old
      <!-- end of calls -->
      between
      <!-- code A.swift save(title:isEnabled:): written by `swift run bench docs` -->
      <!-- end of code -->
      after
      """
    let document = try MarkedDocument(path: "A.md", text: text, [.calls, .code])
    #expect(document.sections.map(\.content) == ["old\n", ""])
    #expect(document.sections.map(\.arguments) == [[], ["A.swift", "save(title:isEnabled:)"]])
    #expect(document.sections.map(\.position) == ["A.md:2", "A.md:6"])
    #expect(document.replacing { _ in nil } == text)
    let changed = document.replacing { $0.kind == .calls ? "new\n" : nil }
    #expect(changed == text.replacing("old", with: "new"))
  }

  @Test(arguments: [
    (
      "no marks",
      "A.md: the marks for “holds” are missing; put back the lines "
        + "<!-- holds: written by `swift run bench docs` --> and <!-- end of holds -->"
    ),
    (
      "\n<!-- holds: written by `swift run bench docs` -->\ntext\n",
      "A.md:2: the section isn't closed; put the line <!-- end of holds --> below it"
    ),
    (
      "<!-- holds: written by `swift run bench docs` -->\n<!-- end of code -->",
      "A.md:1: the section isn't closed; put the line <!-- end of holds --> below it"
    ),
    (
      "<!-- holds: written by `swift run bench docs` -->\n"
        + "<!-- code A.swift a(): written by `swift run bench docs` -->",
      "A.md:1: the section isn't closed; put the line <!-- end of holds --> below it"
    ),
    (
      "text\n<!-- end of holds -->",
      "A.md:2: <!-- end of holds --> closes nothing; put the line above it that opens the section"
    ),
  ])
  func aMarkThatIsMissingIsNamed(text: String, line: String) {
    #expect(throws: InputError(description: line)) {
      try MarkedDocument(path: "A.md", text: text, [.holds, .code])
    }
  }

  @Test(arguments: [
    "hold", "calls", "holds A", "code", "code  A.swift", "code A.swift a() b()", " ",
  ])
  func aMarkThatMeansNothingHereIsNamed(mark: String) {
    let text = "<!-- \(mark): written by `swift run bench docs` -->\n<!-- end of holds -->"
    let line =
      "A.md:1: “\(mark)” marks no section here; write "
      + "<!-- holds: written by `swift run bench docs` --> or "
      + "<!-- code PATH DECLARATION: written by `swift run bench docs` -->"
    #expect(throws: InputError(description: line)) {
      try MarkedDocument(path: "A.md", text: text, [.holds, .code])
    }
  }
}
