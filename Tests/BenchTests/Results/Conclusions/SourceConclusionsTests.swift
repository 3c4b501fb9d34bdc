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
      SourceConclusions.code(rows)
        == "A version has 15 (A) to 20 (B) lines of code, production and machinery, 3 in Direct.")
    #expect(
      SourceConclusions.code([line("A", 1)])
        == "A version has 1 line of code, production and machinery.")
    #expect(SourceConclusions.code([]) == nil)
  }

  @Test func reachIsInTypes() {
    #expect(
      SourceConclusions.reach([coupling("A", 2), coupling("Direct", 1)])
        == "A change of one type may reach 1.5 types on the average, itself included.")
    #expect(SourceConclusions.reach([]) == nil)
  }

  @Test func aSuiteTakesItsDoublesToo() throws {
    #expect(SourceConclusions.suites([]) == nil)
    let folder = try TemporaryFolder([
      "Sources/A/A.swift": "protocol A {}\n", "Sources/Shared/B.swift": "struct B {}\n",
      "Tests/ATests/ATests.swift":
        "class ATests: XCTestCase {\n  func testA() {}\n}\n\n/// A.\nstruct Stub: A {}\n",
    ])
    let suite = try Suite(of: "A", in: folder.path).row
    #expect(
      SourceConclusions.suites([suite]) == "A suite takes 4 lines of code, doubles included.")
  }

  @Test func whatWasPlantedIsCounted() {
    #expect(SourceConclusions.detection([]) == nil)
    let missed = MutantRow.sample(.missed, id: 2)
    let rows = [("A", []), ("B", [missed])].map { name, more in
      DetectionRow(
        of: name,
        MutationRecord(
          fingerprint: "", seconds: 1, mutants: [.sample(.found, red: ["T/a"])] + more),
        tests: [])
    }
    #expect(
      SourceConclusions.detection(rows)
        == "Of the faults that rules plant in each version, its suite notices 1 of 1 in A and 1 of 2 "
        + "in B.")
    #expect(
      SourceConclusions.detection([rows[0]])
        == "Of the faults that rules plant in each version, its suite notices all: 1 in A.")
  }

  @Test func budgetsAreComparedWhereAllHaveAsMuch() {
    let rows = [budget("A", 1000, 0.2), budget("A", 1250, 1), budget("B", 1000, 0.5)]
    #expect(
      SourceConclusions.budgets(rows)
        == "1000 lines of code of a suite, doubles included, notice 20 % (A) to 50 % (B) of the "
        + "faults.")
    #expect(SourceConclusions.budgets(rows + [budget("C", 750, 1)]) == nil)
    #expect(SourceConclusions.budgets([]) == nil)
  }

  private func budget(_ version: String, _ lines: Int, _ recall: Double) -> BudgetRow {
    BudgetRow(
      architecture: version, lines: lines, recall: recall, recallLow: recall, recallHigh: recall)
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
