import Foundation
import Testing

@testable import Arms
@testable import RandomUse
@testable import bench

/// A version that crashes ends a child process, whose last words tell what led to it.
struct FuzzPassTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theFirstSessionThatCrashesIsFoundAndTheRestIsLeft() throws {
    let tally = try pass(whereSession: 57, "kill -ILL $$").run()
    #expect(tally.sessions == 57)
    let finding = try #require(tally.finding)
    #expect(finding.title == "MVC crashes")
    #expect(finding.script == "Scenario(")
    #expect(finding.words == ["A.swift:1: Fatal error: Index out of range"])
  }

  @Test func sessionsAddUpWhereNoneCrashes() throws {
    let tally = try pass(whereSession: 121, "kill -ILL $$").run()
    #expect(tally == FuzzTally(sessions: 120))
  }

  @Test func controlCIsNoCrash() throws {
    let tally = try pass(whereSession: 57, "exit 130").run()
    #expect(tally.finding == nil)
    #expect(tally.sessions == 50)
  }

  @Test func aChildThatFailsEndsTheRun() {
    #expect(throws: RunFailure.self) { try pass(whereSession: 57, "exit 1").run() }
  }

  @Test func aCrashThatDoesNotComeAgainIsAFailure() {
    #expect(throws: RunFailure.self) {
      try pass(whereSession: 57, "[ $sessions = 1 ] || kill -ILL $$").run()
    }
  }

  @Test func whatLedToACrashIsTold() throws {
    var told: [Finding] = []
    let arm = Registry.architectures[0]
    let tally = try ArmComparison(arms: [arm]).fuzz(seed: 1, sessions: 1) { told.append($0) }
    #expect(tally.finding == nil)
    // The reference makes up the session first.
    #expect(told.first?.architecture == "Direct")
    #expect(told.last?.architecture == arm.name)
    let findings = told.filter { $0.architecture == arm.name }
    #expect(findings.first?.cause == "launch")
    #expect(findings.last?.cause == "the app was released")
    for (step, finding) in findings.dropFirst().dropLast().enumerated() {
      let source = finding.cause.trimmingPrefix("step \(step + 1), ")
      #expect(finding.script.hasSuffix("    \(source),\n  ]),"))
    }
    #expect(findings.allSatisfy { $0.kind == .crash && $0.seed == 1 })
    #expect(findings.count == tally.steps + 2)
  }

  /// Runs 120 sessions in a program that acts like a child.
  private func pass(whereSession seed: UInt64, _ ending: String) throws -> FuzzPass {
    var finding = Finding(kind: .crash, architecture: "MVC", cause: "launch", words: [])
    finding.script = "Scenario("
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    let script = """
      #!/bin/sh
      seed=$3 sessions=$5
      if [ $seed -le \(seed) ] && [ $((seed + sessions)) -gt \(seed) ]; then
        echo '\(try json(finding))'
        echo 'A.swift:1: Fatal error: Index out of range' >&2
        \(ending)
      fi
      echo '\(try json(FuzzTally()))' | sed 's/"sessions":0/"sessions":'$sessions'/'
      """
    let path = folder.path("child")
    // A file that was open for writing here, where other tests start programs, may be busy yet.
    let writing = "printf %s \"$1\" >\"$2\" && chmod 700 \"$2\""
    _ = ChildProcess(program: "sh", arguments: ["-c", writing, "sh", script, path]).run()
    return FuzzPass(
      architectures: [], seed: 1, sessions: 120, progress: ProgressLine(width: 80) { _ in },
      program: path)
  }
}
