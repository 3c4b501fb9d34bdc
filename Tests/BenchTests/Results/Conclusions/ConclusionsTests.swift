import XCTest

@testable import Kept
@testable import Reading
@testable import Results
@testable import Suites

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
        calls: [], formatting: [.sample("A", 0, items: 0)], allocations: [.sample("Direct", 4)],
        instructions: [.sample("Direct", 1, of: "Baselines")], lines: [], coupling: [], suites: [],
        detection: [], sizes: []))
    says(nil, Document(formatting: [.sample("A", 0, in: "refresh")]))
  }

  func testRowsAreGroupedByTheirNumber() {
    says(
      "When a list of 64 items opens, texts are made for 12 rows in A and Direct, and for 64 rows "
        + "in B.",
      Document(formatting: [
        .sample("A", 8, items: 8), .sample("B", 64), .sample("A", 12), .sample("Direct", 12),
      ]))
  }

  func testCountsAreSummedOverTheFlows() {
    says(
      "With 64 items in the list, all flows together take 9 (B) to 11 (A) allocations.",
      Document(allocations: [
        .sample("A", 5), .sample("A", 6, in: "refresh"), .sample("B", 9),
        .sample("A", 1_000, items: 8), .sample("DirectRows", 1),
      ]))
    says(
      "With 64 items in the list, all flows together take 1 allocation, and 4 without an "
        + "architecture.",
      Document(allocations: [.sample("A", 1), .sample("Direct", 4)]))
    says(
      "All flows (fixed sequences of user actions) together take 7 (A) to 9 (B) calls between "
        + "objects, and 1 without an architecture. These numbers leave out calls that only create "
        + "or connect objects, and values that new observers receive. With them, the flows take "
        + "109 (B) to 207 (A) calls.",
      Document(calls: [.sample("A", 3), .sample("A", 4), .sample("B", 9), .sample("Direct", 1)]))
  }

  func testAVersionsOwnInstructionsAreAShare() {
    says(
      "In all flows together, 2.0 % (A) to 3.0 % (B) of the instructions that the processor "
        + "executes are in the version's own code.",
      Document(instructions: [
        .sample("A", 2, of: "A"), .sample("A", 98), .sample("B", 97), .sample("B", 3, of: "B"),
        .sample("Direct", 1, of: "Baselines"),
      ]))
  }

  func testMachineryCountsAndExtrasDoNot() {
    says(
      "The app takes 15 (A) to 20 (B) lines of code, and 3 without an architecture. This includes "
        + "shared code that only some versions use.",
      Document(lines: [
        .sample("A", 10), .sample("A", 5, .machinery), .sample("A", 9, role: LineRow.extra),
        .sample("A", 99, .tests), .sample("B", 20), .sample("Direct", 3),
      ]))
    says(
      "The app takes 1 line of code. This includes shared code that only some versions use.",
      Document(lines: [.sample("A", 1)]))
  }

  func testASuiteTakesItsDoublesToo() {
    says(
      "A version's own tests take 4 lines of code, test doubles included.",
      Document(suites: [.sample("A")]))
  }

  func testWhatWasPlantedIsCounted() {
    let rows = [("A", []), ("B", [MutantRow.sample(.missed, id: 2)])].map { name, more in
      DetectionRow(
        of: name,
        MutantRecord(
          found: Finding(commit: "1", date: "2"), seconds: 1, leftOut: [],
          mutants: [.sample(.found, red: ["T/a"])] + more), tests: [])
    }
    let notices =
      "We planted mutants (small faults) in each version. Of the mutants that a user can see, the "
      + "version's own tests notice "
    says(notices + "1 of 1 in A and 1 of 2 in B.", Document(detection: rows))
    says(
      notices + "all (1 in A), because we added tests until they did.",
      Document(detection: [rows[0]]))
  }

  func testBudgetsAreComparedWhereAllHaveAsMuch() {
    let rows = [("A", 1000, 0.2), ("A", 1250, 1), ("B", 1000, 0.5), ("C", 750, 1)].map {
      SuiteSizeRow(
        version: $0, lines: $1, mutationScore: $2, mutationScoreLow: $2, mutationScoreHigh: $2)
    }
    says(
      "We chose 1000 lines of each version's tests at random, many times. On average, these lines "
        + "notice 20 % (A) to 50 % (B) of the mutants that a user can see.",
      Document(sizes: Array(rows.dropLast())))
    says(nil, Document(sizes: rows))
  }

  private func says(_ sentence: String?, _ document: Document, line: UInt = #line) {
    XCTAssertEqual(Conclusions.sentences(document), [sentence].compactMap(\.self), line: line)
  }
}
