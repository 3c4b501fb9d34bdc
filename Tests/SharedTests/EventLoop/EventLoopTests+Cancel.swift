import FakeWorld
import Testing

extension EventLoopTests {
  @Test func `Cancelled work does not run, and the rest does`() {
    schedule("first")
    let token = schedule("second")
    schedule("third")
    loop.cancel(token)
    loop.runUntilIdle()
    #expect(log.entries == ["first", "third"])
  }

  @Test func `Cancelling releases the work`() {
    var object: Log? = Log()
    weak let released = object
    let token = loop.schedule { [object] in object?.append("ran") }
    object = nil
    #expect(released != nil)
    loop.cancel(token)
    #expect(released == nil)
    #expect(loop.isSettled)
  }

  @Test func `Cancelling twice, or what has run, does nothing`() {
    let ran = schedule("ran")
    loop.runUntilIdle()
    let cancelled = schedule("cancelled")
    schedule("other")
    for token in [ran, cancelled, cancelled] { loop.cancel(token) }
    loop.runUntilIdle()
    #expect(log.entries == ["ran", "other"])
  }

  @Test func `Work can cancel other work that is due`() {
    let token = schedule("cancelled", rank: 1)
    loop.schedule { loop.cancel(token) }
    schedule("kept", rank: 2)
    loop.runUntilIdle()
    #expect(log.entries == ["kept"])
  }

  /// X4.
  @Test func `What dies with cancelled work may call the loop`() {
    let other = schedule("other")
    let farewell = { [loop, log] in
      loop.cancel(other)
      loop.schedule { log.append("farewell") }
    }
    let token = loop.schedule { [guest = Farewell(onDeath: farewell)] in _ = guest }
    loop.cancel(token)
    loop.runUntilIdle()
    #expect(log.entries == ["farewell"])
  }
}
