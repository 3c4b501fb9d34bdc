import FakeWorld
import Testing

extension EventLoopTests {
  @Test func `Idle leaves the clock and later work alone`() {
    schedule("now")
    schedule("later", after: 1)
    loop.runUntilIdle()
    #expect(log.entries == ["now"])
    #expect(loop.now == .zero)
    #expect(!loop.isSettled)
  }

  @Test func `Advancing runs what falls due on the way, its end included, and no more`() {
    for delay in [99, 100, 101] { schedule("\(delay)", after: delay) }
    loop.advance(by: .milliseconds(100))
    #expect(log.entries == ["99", "100"])
    #expect(loop.now == .milliseconds(100))
  }

  @Test func `Advancing to the next runs what is due then, and no more`() {
    for delay in [7, 3, 3] { schedule("\(delay)", after: delay) }
    loop.advanceToNext()
    #expect(log.entries == ["3", "3"])
    #expect(loop.now == .milliseconds(3))
    for _ in 0..<2 { loop.advanceToNext() }
    #expect(log.entries == ["3", "3", "7"])
    #expect(loop.now == .milliseconds(7))
  }

  @Test func `Advancing by nothing, or backwards, is as good as idle`() {
    schedule("now")
    loop.advance(by: .zero)
    #expect(log.entries == ["now"])
    loop.advance(by: .milliseconds(-10))
    #expect(loop.now == .zero)
  }

  @Test func `Work sees the time at which it is due`() {
    for delay in [5, 3] {
      loop.schedule(after: .milliseconds(delay)) { log.append("\(loop.now)") }
    }
    loop.advance(by: .milliseconds(10))
    #expect(log.entries == ["0.003 seconds", "0.005 seconds"])
  }

  @Test func `Work scheduled by work on the way counts from its own time`() {
    loop.schedule(after: .milliseconds(10)) {
      schedule("within", after: 20)
      schedule("beyond", after: 21)
    }
    loop.advance(by: .milliseconds(30))
    #expect(log.entries == ["within"])
  }

  @Test func `Settling moves the clock to the last work and no further`() {
    schedule("first", after: 10)
    loop.schedule(after: .seconds(30)) { schedule("last", after: 5) }
    loop.runUntilSettled()
    #expect(log.entries == ["first", "last"])
    #expect(loop.now == .seconds(30) + .milliseconds(5))
    #expect(loop.isSettled)
  }

  @Test func `Settling with nothing to do leaves the clock alone`() {
    loop.runUntilSettled()
    #expect(loop.now == .zero)
  }

  @Test func `Work that advances the clock does not turn it back when it returns`() {
    loop.schedule(after: .milliseconds(10)) { loop.advance(by: .milliseconds(50)) }
    schedule("inside", after: 60)
    loop.advance(by: .milliseconds(20))
    #expect(log.entries == ["inside"])
    #expect(loop.now == .milliseconds(60))
  }
}
