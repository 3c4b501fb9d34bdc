import XCTest

@testable import Suites

/// What is read from the words of XCTest and Swift Testing.
final class TestLogTests: XCTestCase {
  func testOutcomesAndCrashesAreTold() {
    let started = "Test Case 'A.testB' started at 1\n"
    let cases: [(output: String, failed: [String], hasPassed: Bool, hasCrashed: Bool)] = [
      (started + "Test Case 'A.testB' passed (0.1 seconds)", [], true, false),
      (started + "Test Case 'A.testB' failed (0.1)", ["A/testB"], false, false),
      (started + "Test Case 'A.testB' skipped (0.1)", [], false, false),
      (
        "Test Case '-[M.A testB]' started.\nTest Case '-[M.A testB]' failed", ["A/testB"], false,
        false
      ),
      ("Test Case '-[M.A testB]' started.\nTest Case '-[M.A testB]' passed", [], true, false),
      (started + "Fatal error: Index out of range", ["A/testB"], false, true),
    ]
    for (output, failed, hasPassed, hasCrashed) in cases {
      let log = TestLog(output: output)
      XCTAssertEqual(log.failed, failed, output)
      XCTAssertEqual(log.passed, hasPassed ? ["A/testB"] : [], output)
      XCTAssertEqual(log.hasCrashed, hasCrashed, output)
      XCTAssertEqual(log.ran, ["A/testB"], output)
    }
  }

  func testSwiftTestingIsReadByTheNamesOfItsTests() {
    let log = TestLog(
      output: """
        ◇ Test "It is" started.
        ◇ Test "It was" started.
        ✔ Test "It is" with 2 test cases passed after 0.1 seconds.
        ✘ Test "It was" recorded an issue with 1 argument a → 1 at A.swift:1:2: Expectation failed: a
        ↳ b
        ✘ Test "It was" failed after 0.1 seconds with 1 issue.
        """)
    XCTAssertEqual(log.ran, ["It is", "It was"])
    XCTAssertEqual(log.passed, ["It is"])
    XCTAssertEqual(log.failed, ["It was"])
    XCTAssertEqual(log.messages, ["It was": "Expectation failed: a ↳ b"])
  }

  /// A text that a test shows may hold what ends the line, and the test's own end follows on that.
  func testARunThatEndedHasNotCrashed() {
    let output = """
      ◇ Test "It was" started.
      ✘ Test "It was" recorded an issue at A.swift:1:2: a
      b c✘ Test "It was" failed after 0.1 seconds with 1 issue.
      """
    let end = "\n✘ Test run with 1 test in 1 suite failed after 0.1 seconds with 1 issue."
    XCTAssertEqual(TestLog(output: output + end).failed, ["It was"])
    XCTAssertFalse(TestLog(output: output + end).hasCrashed)
    XCTAssert(TestLog(output: output).hasCrashed)
  }

  /// A message may take several lines; what ended the process says more than what failed before.
  func testWhatIsSaidFirstIsKept() {
    let log = TestLog(
      output: """
        Test Case 'A.testB' started at 1
        /A.swift:1: error: A.testB : one
        more
        /A.swift:2: error: A.testB : two
        no more
        Test Case 'A.testB' failed (0.1 seconds)
        Test Case 'A.testC' started at 1
        /A.swift:3: error: -[M.A testC] : three
        M/A.swift:4: Fatal error: four
        """)
    XCTAssertEqual(log.messages, ["A/testB": "one more", "A/testC": "Fatal error: four"])
    XCTAssertEqual(log.failed, ["A/testB", "A/testC"])
    XCTAssert(log.hasCrashed)
  }

  func testWhatOneProcessDoesntReachAnotherAdds() {
    var log = TestLog(output: "Test Case 'A.testB' started at 1")
    log.add(TestLog(output: "Test Case 'A.testC' started at 1\nTest Case 'A.testC' failed (0)"))
    log.add(TestLog(endingIn: "A/testD"))
    XCTAssertEqual(log.failed, ["A/testB", "A/testC", "A/testD"])
    XCTAssert(log.hasCrashed)
    XCTAssertEqual(log.ran, ["A/testB", "A/testC", "A/testD"])
  }
}
