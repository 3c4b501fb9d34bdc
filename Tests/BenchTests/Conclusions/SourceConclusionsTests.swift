import Testing

@testable import bench

/// Sentences from sources, also where a part of them wasn't read.
struct SourceConclusionsTests {
  @Test func machineryCountsAndExtrasDoNot() {
    let rows = [
      line("A", 10), line("A", 5, .machinery), line("A", 9, role: LineRow.extra),
      line("A", 99, .tests), line("B", 20), line("Direct", 3),
    ]
    #expect(
      SourceConclusions.code(rows, [coupling("A", 2), coupling("Direct", 1)])
        == "A version takes 15 (A) to 20 (B) lines of code with the machinery it uses, 3 in Direct; "
        + "a change of one type may reach 75 % of its types.")
    #expect(
      SourceConclusions.code([line("A", 1)], [])
        == "A version takes 1 line of code with the machinery it uses.")
    #expect(SourceConclusions.code([], []) == nil)
  }

  @Test func testsAssertionsAndLinesStandTogether() throws {
    #expect(SourceConclusions.suites([]) == nil)
    let folder = try TemporaryFolder([
      "Sources/A/A.swift": "struct A {}\n", "Sources/Shared/B.swift": "struct B {}\n",
      "Tests/ATests/ATests.swift": "class ATests: XCTestCase {\n  func testA() {}\n}\n",
    ])
    let suite = try Suite(of: "A", in: folder.path).row
    #expect(
      SourceConclusions.suites([suite])
        == "A suite has 1 test with 0 assertions, in 3 lines without its doubles.")
  }

  private func line(
    _ version: String, _ code: Int, _ part: LineRow.Part = .production, role: String = "Model"
  ) -> LineRow {
    LineRow(
      architecture: version, part: part, place: FilePlace(path: "\(role).swift"),
      file: "A.swift", count: SourceCount(code: code))
  }

  private func coupling(_ version: String, _ types: Int) -> CouplingRow {
    CouplingRow(architecture: version, TypeGraph(["A": types > 1 ? ["B"] : [], "B": []]))
  }
}
