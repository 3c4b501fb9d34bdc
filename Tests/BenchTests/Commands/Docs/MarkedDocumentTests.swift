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
    #expect(document.replacing { _ in nil } == text)
    let changed = document.replacing { $0.kind == .calls ? "new\n" : nil }
    #expect(changed == text.replacing("old", with: "new"))
  }

  @Test(arguments: ["no marks", "\(start)\n\(end)\n", "\(code)\n\(codeEnd)\n"])
  func aMissingSectionIsMissed(text: String) {
    expectRefusal(of: text)
  }

  @Test(arguments: [
    start, end, "\(start)\n\(codeEnd)", "\(code)\n\(end)", "\(start)\n\(start)\n\(end)",
    "\(start)\n\(end)\n\(end)", "\(start)\n\(code)\n\(codeEnd)\n\(end)",
  ])
  func aMarkWithoutItsOtherIsRefused(marks: String) {
    expectRefusal(of: Self.complete + marks)
  }

  @Test(arguments: [
    "hold", "calls", "holds A", "holds A.swift a()", "code", "code  A.swift",
    "code A.swift a() b()", " ",
  ])
  func aMarkThatMeansNothingHereIsRefused(mark: String) {
    let kind = mark.prefix { $0 != " " }
    expectRefusal(
      of: Self.complete + "<!-- \(mark): written by `swift run bench docs` -->\n"
        + "<!-- end of \(kind) -->")
  }

  private static let start = "<!-- holds: written by `swift run bench docs` -->"
  private static let end = "<!-- end of holds -->"
  private static let code = "<!-- code A.swift a(): written by `swift run bench docs` -->"
  private static let codeEnd = "<!-- end of code -->"
  private static let complete = "\(start)\n\(end)\n\(code)\n\(codeEnd)\n"

  private func expectRefusal(
    of text: String, at location: SourceLocation = #_sourceLocation
  ) {
    let line =
      "A.md: it needs sections that start with \(Self.start) or "
      + "<!-- code PATH DECLARATION: written by `swift run bench docs` -->, "
      + "each closed by <!-- end of … -->, and no others"
    #expect(throws: InputError(description: line), sourceLocation: location) {
      try MarkedDocument(path: "A.md", text: text, [.holds, .code])
    }
  }
}
