import FakeWorld
import XCTest

extension EventLoopTests {
  func testIdleLeavesTheClockAndLaterWorkAlone() {
    schedule("now")
    schedule("later", after: 1)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["now"])
    XCTAssertEqual(loop.now, .zero)
    XCTAssertFalse(loop.isSettled)
  }

  func testAdvancingRunsWhatIsDueOnTheWayOrAtItsEndAndNoMore() {
    for delay in [99, 100, 101] { schedule("\(delay)", after: delay) }
    loop.advance(by: .milliseconds(100))
    XCTAssertEqual(log.entries, ["99", "100"])
    XCTAssertEqual(loop.now, .milliseconds(100))
  }

  func testAdvancingToTheNextRunsWhatIsDueThenAndNoMore() {
    for delay in [7, 3, 3] { schedule("\(delay)", after: delay) }
    loop.advanceToNext()
    XCTAssertEqual(log.entries, ["3", "3"])
    XCTAssertEqual(loop.now, .milliseconds(3))
    for _ in 0..<2 { loop.advanceToNext() }
    XCTAssertEqual(log.entries, ["3", "3", "7"])
    XCTAssertEqual(loop.now, .milliseconds(7))
  }

  func testAdvancingByNothingOrBackwardsIsAsGoodAsIdle() {
    schedule("now")
    loop.advance(by: .zero)
    XCTAssertEqual(log.entries, ["now"])
    loop.advance(by: .milliseconds(-10))
    XCTAssertEqual(loop.now, .zero)
  }

  func testWorkSeesTheTimeAtWhichItIsDue() {
    for delay in [5, 3] {
      loop.schedule(after: .milliseconds(delay)) { [loop, log] in
        log.append("\(loop.now)")
      }
    }
    loop.advance(by: .milliseconds(10))
    XCTAssertEqual(log.entries, ["0.003 seconds", "0.005 seconds"])
  }

  func testWorkScheduledByWorkOnTheWayCountsFromItsOwnTime() {
    loop.schedule(after: .milliseconds(10)) { [self] in
      schedule("within", after: 20)
      schedule("beyond", after: 21)
    }
    loop.advance(by: .milliseconds(30))
    XCTAssertEqual(log.entries, ["within"])
  }

  func testSettlingMovesTheClockToTheLastWorkAndNoFurther() {
    schedule("first", after: 10)
    loop.schedule(after: .seconds(30)) { [self] in schedule("last", after: 5) }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["first", "last"])
    XCTAssertEqual(loop.now, .seconds(30) + .milliseconds(5))
    XCTAssert(loop.isSettled)
  }

  func testSettlingWithNothingToDoLeavesTheClockAlone() {
    loop.runUntilSettled()
    XCTAssertEqual(loop.now, .zero)
  }

  func testWorkThatAdvancesTheClockDoesNotTurnItBackWhenItReturns() {
    loop.schedule(after: .milliseconds(10)) { [loop] in loop.advance(by: .milliseconds(50)) }
    schedule("inside", after: 60)
    loop.advance(by: .milliseconds(20))
    XCTAssertEqual(log.entries, ["inside"])
    XCTAssertEqual(loop.now, .milliseconds(60))
  }
}
