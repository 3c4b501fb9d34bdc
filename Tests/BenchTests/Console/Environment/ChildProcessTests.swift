import XCTest

@testable import Console

/// How other programs are run.
final class ChildProcessTests: XCTestCase {
  func testOutputAndStatusComeBack() {
    for (script, status, output) in [
      ("echo out; echo error >&2; exit 3", 3, "out\n"),
      // As shells report it.
      ("kill -KILL $$", 137, ""),
      // There is no input.
      ("cat", 0, ""),
      ("head -c 1000000 /dev/zero | tr '\\0' x", 0, String(repeating: "x", count: 1_000_000)),
    ] {
      XCTAssertEqual(shell(script).run(), .init(status: Int32(status), output: output), script)
    }
  }

  func testErrorsCanBePartOfTheOutput() {
    let child = ChildProcess(
      program: "sh", arguments: ["-c", "echo out; echo error >&2"], mergesErrors: true)
    XCTAssertEqual(child.run(), .init(status: 0, output: "out\nerror\n"))
  }

  func testTheEnvironmentIsThisProgramsAndMore() {
    let child = ChildProcess(
      program: "sh", arguments: ["-c", "echo $GREETING; test -n \"$PATH\""],
      environment: ["GREETING": "hello"])
    XCTAssertEqual(child.run(), .init(status: 0, output: "hello\n"))
  }

  func testAProgramThatTakesTooLongOrIsMissingIsNothing() {
    XCTAssertNil(shell("exec sleep 600").run(within: .zero))
    XCTAssertNil(ChildProcess(program: "no-such-program-here", arguments: []).run())
  }

  private func shell(_ script: String) -> ChildProcess {
    ChildProcess(program: "sh", arguments: ["-c", script])
  }
}
