import FakeWorld
import XCTest

extension EventLoopTests {
  func testWorkRunsInTheOrderOfItsDueTimeWheneverItWasScheduled() {
    schedule("later", after: 2)
    schedule("sooner", after: 1)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["sooner", "later"])
  }

  func testAtTheSameDueTimeTheLowestRankRunsFirst() {
    schedule("second", rank: 1)
    schedule("third", rank: 2)
    schedule("first", rank: -1)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["first", "second", "third"])
  }

  func testAtTheSameDueTimeAndRankWorkRunsInTheOrderItWasScheduled() {
    for name in ["first", "second", "third"] { schedule(name) }
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["first", "second", "third"])
  }

  func testWorkDueAtTheSameTimeRunsTogetherHoweverItsDelayCameAbout() {
    schedule("first", after: 20)
    loop.advance(by: .milliseconds(10))
    schedule("second", after: 10)
    schedule("ranked", after: 10, rank: -1)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["ranked", "first", "second"])
  }

  func testNegativeDelayCountsAsZero() {
    schedule("first")
    schedule("second", after: -5)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["first", "second"])
    XCTAssertEqual(loop.now, .zero)
  }

  func testWorkScheduledByWorkRunsInItsTurnBeforeTheLoopIsIdle() {
    loop.schedule { [self] in
      schedule("nested")
      schedule("nested first", rank: -1)
      log.append("outer")
    }
    schedule("waiting")
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["outer", "nested first", "waiting", "nested"])
  }

  func testWorkThatRunsTheLoopLetsTheRestRunInsideItOnce() {
    loop.schedule { [loop, log] in
      log.append("start")
      loop.runUntilIdle()
      log.append("end")
    }
    schedule("inside")
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["start", "inside", "end"])
  }

  func testRandomWorkRunsSortedByDueTimeRankAndNumber() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      var expected: [(due: Int, rank: Int, number: Int)] = []
      for number in 0..<40 {
        let due = Int.random(in: 0...5, using: &random)
        let rank = Int.random(in: 0...2, using: &random)
        schedule("\(number)", after: due, rank: rank)
        expected.append((due, rank, number))
      }
      loop.runUntilSettled()
      XCTAssertEqual(log.take(), expected.sorted { $0 < $1 }.map { "\($0.number)" })
    }
  }
}
