import FakeWorld
import XCTest

final class EventLoopTests: XCTestCase {
  let loop = EventLoop()
  let log = Log()

  /// Schedules work that logs its name.
  func schedule(_ name: String, after milliseconds: Int = 0, rank: Int = 0) {
    loop.schedule(after: .milliseconds(milliseconds), rank: rank) { [log] in log.append(name) }
  }

  func testNothingRunsByItself() {
    schedule("now")
    XCTAssertEqual(log.entries, [])
    XCTAssertFalse(loop.isSettled)
  }

  func testNewLoopStandsAtZeroWithNothingToDo() {
    XCTAssertEqual(loop.now, .zero)
    XCTAssert(loop.isSettled)
  }

  func testWorkRunsAtMostOnce() {
    schedule("once")
    loop.runUntilIdle()
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["once"])
  }

  func testWorkThatHasRunIsReleased() {
    weak let captured = scheduleHoldingAnObject()
    XCTAssertNotNil(captured)
    loop.runUntilIdle()
    XCTAssertNil(captured)
  }

  /// X4.
  func testWhatDiesWithWorkThatHasRunMayCallTheLoop() {
    let farewell = { [loop, log] in loop.schedule { log.append("farewell") } }
    loop.schedule { [guest = Farewell(onDeath: farewell)] in _ = guest }
    schedule("other", after: 1)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["farewell", "other"])
  }

  private func scheduleHoldingAnObject() -> Log {
    let object = Log()
    loop.schedule { object.append("ran") }
    return object
  }
}
