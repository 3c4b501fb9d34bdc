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

  func testTheFirstControlCIsRememberedAndTheSecondEnds() {
    XCTAssertNil(Interrupt.exitCode)
    XCTAssertNoThrow(try Interrupt.check())
    raise(SIGINT)
    XCTAssertEqual(Interrupt.exitCode, .interrupted)
    XCTAssertThrowsError(try Interrupt.check())
    XCTAssert(Interrupt.endsAtOnce(on: SIGINT))
  }

  func testTheFirstOfOtherEndsIsRememberedHoweverOftenTheyAreTold() {
    for (first, code) in [(SIGTERM, ExitCode.terminated), (SIGHUP, .hungUp)] {
      Interrupt.install()
      for number in [first, SIGHUP, SIGTERM] { raise(number) }
      XCTAssertEqual(Interrupt.exitCode, code)
      XCTAssert(Interrupt.endsAtOnce(on: SIGINT))
    }
  }

  func testWhatIsIgnoredStaysIgnored() {
    signal(SIGHUP, SIG_IGN)
    Interrupt.install()
    raise(SIGHUP)
    XCTAssertFalse(Interrupt.isRequested)
  }
}
