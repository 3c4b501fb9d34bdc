import XCTest

@testable import Console
@testable import Play
@testable import RandomUse
@testable import Stopwatch

/// A version that crashes ends a child process, whose last words tell what led to it.
final class FuzzPassTests: XCTestCase {
  func testTheFirstSessionThatCrashesIsFoundAndTheRestIsLeft() throws {
    let tally = try run(whereSession: 57, "kill -ILL $$")
    XCTAssertEqual(tally.sessions, 57)
    let finding = try XCTUnwrap(tally.finding)
    XCTAssertEqual(finding.title, "MVC crashes")
    XCTAssertTrue(finding.script.hasPrefix("Scenario(\n  \"random use, seed 57\","))
    XCTAssertEqual(finding.cause, "launch")
    XCTAssertEqual(finding.words, ["A.swift:1: Fatal error: Index out of range"])
  }

  func testSessionsAddUpWhereNoneCrashes() throws {
    XCTAssertEqual(try run(whereSession: 121, "kill -ILL $$"), FuzzTally(sessions: 120))
  }

  func testControlCIsNoCrash() throws {
    XCTAssertEqual(try run(whereSession: 57, "exit 130"), FuzzTally(sessions: 50))
  }

  func testAChildThatFailsOrACrashThatDoesNotComeAgainEndsTheRun() {
    for ending in ["exit 1", "[ $2 = 1 ] || kill -ILL $$"] {
      XCTAssertThrowsError(try run(whereSession: 57, ending), ending) {
        XCTAssertTrue($0 is RunFailure)
      }
    }
  }

  func testWhatLedToACrashIsTold() throws {
    var told: [(name: String, place: Int)] = []
    let comparison = ArmComparison(arms: [.directRows])
    let tally = try comparison.fuzz(seed: 1, sessions: 1) { told.append(($0.name, $1)) }
    // Before the launch, before each step, and before the end.
    let places = Array(0...tally.steps + 1)
    XCTAssertEqual(told.map(\.place), places + places)
    XCTAssertEqual(Set(told.suffix(places.count).map(\.name)), ["DirectRows"])
    let finding = try comparison.crash(of: "DirectRows", at: 3, seed: 1)
    let source = finding.cause.trimmingPrefix("step 3, ")
    XCTAssertTrue(finding.script.hasSuffix("    \(source),\n  ]),"), finding.script)
    XCTAssertTrue(finding.kind == .crash && finding.seed == 1)
  }

  /// Runs 120 sessions in a shell that acts like a child: it says what it has done by then, and ends so at one.
  private func run(whereSession seed: UInt64, _ ending: String) throws -> FuzzTally {
    let script = """
      done=$((\(seed) - $1))
      if [ $done -ge 0 ] && [ $done -lt $2 ]; then
        [ $2 = 1 ] && echo '{"MVC":0}' || echo "$3$done$4"
        echo 'A.swift:1: Fatal error: Index out of range' >&2
        \(ending)
      fi
      echo "$3$2$4"
      """
    let tally = try FuzzTally().jsonLine().split(separator: "\"sessions\":0")
    let pass = FuzzPass(seed: 1, sessions: 120) { seed, sessions in
      ChildProcess(
        program: "sh",
        arguments: ["-c", script, "sh", "\(seed)", "\(sessions)"]
          + ["\(tally[0])\"sessions\":", "\(tally[1])"], mergesErrors: true)
    }
    return try pass.run(showing: ProgressLine(width: 80) { _ in })
  }
}
