import Stopwatch
import XCTest

@testable import Faults
@testable import Reading
@testable import Results
@testable import Timing

/// Sentences from counts and sources: true of any numbers, and nothing where a part is missing.
final class ConclusionsTests: XCTestCase {
  func testExtremesNameWhoseTheyAre() {
    for (values, text) in [
      ([], nil), ([3.0], "3"), ([3, 3], "3"), ([4, 3], "3 (B) to 4 (A)"),
      ([4, 3, 4, 3, 3.5], "3 (B and D) to 4 (A and C)"),
      ([5, 5, 5, 1], "1 (D) to 5 (A, B, and C)"),
      // What reads alike is a tie.
      ([1.01, 1.04, 2], "1 (A and B) to 2 (C)"),
    ] {
      let named = zip(["A", "B", "C", "D", "E"], values).map { (version: $0, value: $1) }
      XCTAssertEqual(Extremes.text(named) { $0 == 3.5 ? "3.5" : "\(Int($0))" }, text)
    }
  }

  func testWithoutNumbersNothingIsSaid() {
    says(nil, Document())
    says(
      nil,
      Document(
        calls: [], wording: [wording("A", 0, 0)], allocations: [allocation("Direct", "add", 4)],
        instructions: [instructions("Direct", "Floors", 1)], lines: [], coupling: [], suites: [],
        detection: [], budgets: []))
    says(nil, Document(wording: [wording("A", 64, 0, .refresh)]))
  }

  func testRowsAreGroupedByTheirNumber() {
    says(
      "Opening a list of 64 items words, that is puts into text, 12 rows in A and Direct; "
        + "64 rows in B.",
      Document(wording: [
        wording("A", 8, 8), wording("B", 64, 64), wording("A", 64, 12), wording("Direct", 64, 12),
      ]))
  }

  func testCountsAreSummedOverTheFlows() {
    says(
      "Running each flow once with 64 items takes 9 (B) to 11 (A) allocations.",
      Document(allocations: [
        allocation("A", "add", 5), allocation("A", "refresh", 6), allocation("B", "add", 9),
        allocation("A", "add", 1_000, items: 8), allocation("DirectRows", "add", 1),
      ]))
    says(
      "Running each flow once with 64 items takes 1 allocation, 4 in Direct.",
      Document(allocations: [allocation("A", "add", 1), allocation("Direct", "add", 4)]))
    let calls = [("A", 3), ("A", 4), ("B", 9), ("Direct", 1)].map { version, work in
      CallRow(
        architecture: version, flow: "add", crossings: work + 100, work: work, wiring: 90,
        replays: 10, participants: 1, depth: 1, seams: [])
    }
    says(
      "Running each flow once takes 7 (A) to 9 (B) calls at work, 1 in Direct.",
      Document(calls: calls))
  }

  func testAVersionsOwnInstructionsAreAShare() {
    says(
      "A version's own code executes 2.0 % (A) to 3.0 % (B) of the instructions that its flows "
        + "take.",
      Document(instructions: [
        instructions("A", "A", 2), instructions("A", "Swift", 98), instructions("B", "Swift", 97),
        instructions("B", "B", 3), instructions("Direct", "Floors", 1),
      ]))
  }

  func testMachineryCountsAndExtrasDoNot() {
    says(
      "A version has 15 (A) to 20 (B) lines of code, production and machinery, 3 in Direct.",
      Document(lines: [
        line("A", 10), line("A", 5, .machinery), line("A", 9, role: LineRow.extra),
        line("A", 99, .tests), line("B", 20), line("Direct", 3),
      ]))
    says(
      "A version has 1 line of code, production and machinery.", Document(lines: [line("A", 1)]))
  }

  func testReachIsInTypesAndASuiteTakesItsDoublesToo() {
    let coupling = [("A", ["B"]), ("Direct", [])].map { version, types in
      CouplingRow(architecture: version, TypeGraph(["A": Set(types), "B": []]))
    }
    says(
      "A change of one type may reach 1.5 types on the average, itself included.",
      Document(coupling: coupling))
    let suite = SuiteRow(
      architecture: "A", testCases: 1, tests: 1, assertionsWritten: 1, code: 3, doubles: 1,
      codeOfDoubles: 1, codePerTest: 1, setUp: 1)
    says("A suite takes 4 lines of code, doubles included.", Document(suites: [suite]))
  }

  func testWhatWasPlantedIsCounted() {
    let rows = [("A", []), ("B", [MutantRow.sample(.missed, id: 2)])].map { name, more in
      DetectionRow(
        of: name,
        MutationRecord(
          fingerprint: "", seconds: 1, mutants: [.sample(.found, red: ["T/a"])] + more),
        tests: [])
    }
    let notices = "Of the faults that rules plant in each version, its suite notices "
    says(notices + "1 of 1 in A and 1 of 2 in B.", Document(detection: rows))
    says(notices + "all: 1 in A.", Document(detection: [rows[0]]))
  }

  func testBudgetsAreComparedWhereAllHaveAsMuch() {
    let rows = [("A", 1000, 0.2), ("A", 1250, 1), ("B", 1000, 0.5), ("C", 750, 1)].map {
      BudgetRow(architecture: $0, lines: $1, recall: $2, recallLow: $2, recallHigh: $2)
    }
    says(
      "1000 lines of code of a suite, doubles included, notice 20 % (A) to 50 % (B) of the faults.",
      Document(budgets: Array(rows.dropLast())))
    says(nil, Document(budgets: rows))
  }

  private func says(_ sentence: String?, _ document: Document, line: UInt = #line) {
    XCTAssertEqual(
      Conclusions.sentences(document), [sentence].compactMap(\.self), line: line)
  }

  private func wording(
    _ version: String, _ items: Int, _ rows: Int, _ flow: Flow = .openList
  ) -> WordingRow {
    WordingRow(architecture: version, flow: flow.name, items: items, rows: rows)
  }

  private func allocation(
    _ version: String, _ flow: String, _ mallocs: Int, items: Int = 64
  ) -> AllocationRow {
    AllocationRow(architecture: version, flow: flow, items: items, mallocs: mallocs, bytes: 0)
  }

  private func instructions(_ version: String, _ module: String, _ count: Int) -> InstructionRow {
    InstructionRow(
      architecture: version, flow: "add", items: 8, module: module, instructions: count)
  }

  private func line(
    _ version: String, _ code: Int, _ part: LineRow.Part = .production, role: String = "Model"
  ) -> LineRow {
    LineRow(
      architecture: version, part: part, place: FilePlace(path: "\(role).swift"),
      file: "A.swift", count: SourceCount(code: code))
  }
}
