import Items
import Testing

extension EventSourceTests {
  @Test func `A cancelled observer hears no more and is released`() {
    var observer: Log? = Log()
    weak let released = observer
    let subscription = source.events.subscribe { [observer] in observer?.append($0) }
    observer = nil
    subscription.cancel()
    #expect(released == nil)
    source.send("a")
  }

  @Test func `Releasing a subscription unsubscribes`() {
    var subscription: Subscription? = observe(as: "gone")
    source.send("a")
    subscription = nil
    source.send("b")
    #expect(subscription == nil)
    #expect(log.entries == ["gone a"])
  }

  @Test func `Cancelling twice does nothing, and leaves the others`() {
    let first = observe(as: "first")
    let second = observe(as: "second")
    for _ in 0..<2 { first.cancel() }
    source.send("a")
    withExtendedLifetime(second) { #expect(log.entries == ["second a"]) }
  }

  @Test func `An observer that cancels a later one keeps it from hearing the event`() {
    var later: Subscription?
    let earlier = source.events.subscribe { _ in later?.cancel() }
    later = observe(as: "later")
    source.send("a")
    withExtendedLifetime(earlier) { #expect(log.entries == []) }
  }

  @Test func `An observer that cancels itself hears no more, and the others do`() {
    var own: Subscription?
    own = source.events.subscribe { [log] event in
      log.append("own \(event)")
      own?.cancel()
    }
    let other = observe(as: "other")
    source.send("a")
    source.send("b")
    withExtendedLifetime(other) { #expect(log.entries == ["own a", "other a", "other b"]) }
  }

  @Test func `An observer cancelled while events wait hears none of them`() {
    let first = source.events.subscribe { [source] event in
      if event == "a" { source.send("b") }
    }
    var second: Subscription?
    second = source.events.subscribe { [log] event in
      log.append("second \(event)")
      second?.cancel()
    }
    source.send("a")
    withExtendedLifetime(first) { #expect(log.entries == ["second a"]) }
  }

  /// X4.
  @Test func `What dies with an observer may unsubscribe too`() {
    let farewell = { [log, inner = observe(as: "inner")] in
      inner.cancel()
      log.append("farewell")
    }
    let outer = source.events.subscribe { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    outer.cancel()
    source.send("a")
    #expect(log.entries == ["farewell"])
  }
}
