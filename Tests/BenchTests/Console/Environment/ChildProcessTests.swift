import Foundation
import Testing

@testable import bench

/// How other programs are run.
struct ChildProcessTests {
  @Test func outputAndStatusComeBack() {
    let outcome = shell("echo out; echo error >&2; exit 3").run()
    #expect(outcome == ChildProcess.Outcome(status: 3, output: "out\n"))
  }

  @Test func errorsCanBePartOfTheOutput() {
    var child = shell("echo out; echo error >&2")
    child.mergesErrors = true
    #expect(child.run() == ChildProcess.Outcome(status: 0, output: "out\nerror\n"))
  }

  @Test func aSignalIsReportedAsShellsDo() {
    #expect(shell("kill -KILL $$").run() == ChildProcess.Outcome(status: 137, output: ""))
  }

  @Test func theEnvironmentIsThisProgramsAndMore() {
    var child = shell("echo $GREETING; test -n \"$PATH\"")
    child.environment = ["GREETING": "hello"]
    #expect(child.run() == ChildProcess.Outcome(status: 0, output: "hello\n"))
  }

  @Test func thereIsNoInput() {
    #expect(ChildProcess(program: "cat", arguments: []).run()?.output == "")
  }

  @Test func muchOutputArrivesWhole() {
    let outcome = shell("head -c 1000000 /dev/zero | tr '\\0' x").run()
    #expect(outcome?.output == String(repeating: "x", count: 1_000_000))
  }

  @Test func aProgramThatTakesTooLongIsEnded() {
    #expect(shell("exec sleep 600").run(within: .zero) == nil)
  }

  @Test func aMissingProgramIsNothing() {
    #expect(ChildProcess(program: "no-such-program-here", arguments: []).run() == nil)
  }

  private func shell(_ script: String) -> ChildProcess {
    ChildProcess(program: "sh", arguments: ["-c", script])
  }
}
