import FakeWorld
import Testing

struct EventLoopTests {
  let loop = EventLoop()
  let log = Log()

  /// Schedules work that logs its name.
  func schedule(_ name: String, after milliseconds: Int = 0, rank: Int = 0) {
    loop.schedule(after: .milliseconds(milliseconds), rank: rank) { [log] in log.append(name) }
  }

  @Test func `Nothing runs by itself`() {
    schedule("now")
    #expect(log.entries == [])
    #expect(!loop.isSettled)
  }

  @Test func `A new loop stands at zero with nothing to do`() {
    #expect(loop.now == .zero)
    #expect(loop.isSettled)
  }

  @Test func `Work runs at most once`() {
    schedule("once")
    loop.runUntilIdle()
    loop.runUntilIdle()
    #expect(log.entries == ["once"])
  }

  @Test func `Work that has run is released`() {
    weak let captured = scheduleHoldingAnObject()
    #expect(captured != nil)
    loop.runUntilIdle()
    #expect(captured == nil)
  }

  /// X4.
  @Test func `What dies with work that has run may call the loop`() {
    let farewell = { [loop, log] in loop.schedule { log.append("farewell") } }
    loop.schedule { [guest = Farewell(onDeath: farewell)] in _ = guest }
    schedule("other", after: 1)
    loop.runUntilSettled()
    #expect(log.entries == ["farewell", "other"])
  }

  private func scheduleHoldingAnObject() -> Log {
    let object = Log()
    loop.schedule { object.append("ran") }
    return object
  }
}
