import Foundation
import XCTest

@testable import Console

/// How a run ends that is told to end.
final class InterruptTests: XCTestCase {
  override func setUp() {
    Interrupt.install()
  }

  override func tearDown() {
    Interrupt.install()
    for number in [SIGHUP, SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }

  func testTheFirstSignalIsRememberedAndTheSecondEnds() {
    let codes: [(Int32, ExitCode)] = [
      (SIGINT, .interrupted), (SIGTERM, .terminated), (SIGHUP, .hungUp),
    ]
    for (first, code) in codes {
      Interrupt.install()
      XCTAssertNil(Interrupt.exitCode)
      XCTAssertNoThrow(try Interrupt.check())
      raise(first)
      XCTAssertEqual(Interrupt.exitCode, code)
      XCTAssertThrowsError(try Interrupt.check())
      for second in [SIGHUP, SIGINT, SIGTERM] { XCTAssertFalse(Interrupt.isFirst(second)) }
    }
  }

  func testWhatDoesNotEndGentlyEndsAtTheFirst() {
    Interrupt.install(endingGently: false)
    XCTAssertFalse(Interrupt.isFirst(SIGTERM))
    XCTAssertFalse(Interrupt.isRequested)
  }

  /// What runs for this process wouldn't end by itself, and takes nobody's time.
  func testWhatRunsForTheProcessEndsWithIt() {
    let script = "kill -TERM $PPID; exec tail -f /dev/null"
    let outcome = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
      .run(within: .seconds(30))
    XCTAssertEqual(outcome?.status, 128 + SIGTERM)
  }

  func testWhatIsIgnoredStaysIgnored() {
    signal(SIGHUP, SIG_IGN)
    Interrupt.install()
    raise(SIGHUP)
    XCTAssertFalse(Interrupt.isRequested)
  }
}
