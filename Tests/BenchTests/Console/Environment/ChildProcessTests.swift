import XCTest

@testable import Console

/// How other programs are run.
final class ChildProcessTests: XCTestCase {
  func testOutputAndStatusComeBack() {
    let million = String(repeating: "x", count: 1_000_000)
    for (script, mergesErrors, status, output) in [
      ("echo out; echo error >&2; exit 3", false, 3, "out\n"),
      ("echo out; echo error >&2", true, 0, "out\nerror\n"),
      // The environment is this program's, and more.
      ("echo $GREETING; test -n \"$PATH\"", false, 0, "hello\n"),
      // As shells report it.
      ("kill -KILL $$", false, 137, ""),
      // There is no input.
      ("cat", false, 0, ""),
      ("head -c 1000000 /dev/zero | tr '\\0' x", false, 0, million),
    ] {
      let child = ChildProcess(
        program: "sh", arguments: ["-c", script], environment: ["GREETING": "hello"],
        mergesErrors: mergesErrors)
      XCTAssertEqual(child.run(), .init(status: Int32(status), output: output), script)
    }
  }

  func testAProgramThatTakesTooLongOrIsMissingIsNothing() {
    XCTAssertNil(ChildProcess(program: "sleep", arguments: ["600"]).run(within: .zero))
    XCTAssertNil(ChildProcess(program: "no-such-program-here", arguments: []).run())
  }
}
