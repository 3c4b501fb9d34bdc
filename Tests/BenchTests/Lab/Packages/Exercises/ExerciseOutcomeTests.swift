import XCTest

@testable import Reading
@testable import Suites
@testable import lab

/// What a check says.
final class ExerciseOutcomeTests: XCTestCase {
  private func answer(_ number: String, holds: Bool) -> ExerciseOutcome.Answer {
    .init(statement: Statement(number: number, text: "It hides."), holds: holds, red: [])
  }

  func testOutcomeIsToldStatementByStatement() {
    var outcome = ExerciseOutcome(exercise: "filter", version: "MVC")
    XCTAssertFalse(outcome.isDone, "nothing was looked at")
    outcome.restored = ["Package.swift"]
    outcome.statements = [
      .init(
        statement: Statement(number: "F1", text: "It hides."), holds: false,
        red: [.init(test: "It hides", message: "expected 1")])
    ]
    outcome.suite = [.init(test: "ListTests/testOne", message: "no")]
    XCTAssertEqual(
      outcome.text,
      """
      filter in MVC
        Package.swift isn't part of the exercise, so your change was undone

        F1 fails  It hides.
          It hides
            expected 1

        Tests of Tests/MVCTests that fail:
          ListTests/testOne
            no

      Not done yet. Still to do: F1.

      """)
    outcome.statements = [answer("F1", holds: true)]
    XCTAssertFalse(outcome.isDone)
    outcome.suite = []
    XCTAssert(outcome.isDone)
    outcome.refused = ["It doesn't build"]
    XCTAssertFalse(outcome.isDone)
  }

  func testManyMutantsAreCountedAndTheFirstUnnoticedTold() {
    var outcome = ExerciseOutcome(exercise: "suite", version: "MVC")
    outcome.statements = (1...12).map { answer("S\($0)", holds: $0 == 1) }
    let text = outcome.text
    XCTAssert(text.contains("\n  your tests notice 1 of 12 mutants\n"), text)
    XCTAssert(!text.contains("S1 ") && text.contains("S11 missed  It hides."), text)
    XCTAssert(!text.contains("S12"), text)
  }

  func testComparisonSaysWhatWasExpectedAndWhatIsSeen() {
    XCTAssertEqual(
      FailureMessage.plain("Expectation failed: (seen → [\"a\",\n \"b\"]) == (expected → [])"),
      "expected [], seen [\"a\", \"b\"]")
    XCTAssertEqual(FailureMessage.plain("an error was thrown"), "an error was thrown")
  }
}
