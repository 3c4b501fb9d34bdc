import Testing

@testable import Items

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

  /// Sending goes through this list once, and there is nothing to search.
  @Test func `Most of the list of observers is subscribed, whoever has come and gone`() {
    var kept = (0..<100).map { observe(as: "\($0)") }
    for _ in 0..<1_000 { observe(as: "gone").cancel() }
    #expect(source.observers.count <= 2 * kept.count + 1)
    kept.removeLast(99)
    #expect(source.observers.count <= 3)
    source.send("a")
    #expect(log.entries == ["0 a"])
    kept.removeAll()
    #expect(source.observers.isEmpty)
  }

  @Test func `A release that cancels the same subscription again does nothing`() {
    var own: Subscription?
    let farewell = { [log] in
      log.append("farewell")
      own?.cancel()
    }
    own = source.events.subscribe { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    own?.cancel()
    #expect(log.entries == ["farewell"])
  }

  /// X2.
  @Test func `An observer may release the source`() {
    var source: EventSource<String>? = EventSource()
    weak let released = source
    let subscriptions = ["first", "second"].map { name in
      source?.events.subscribe { [log] event in
        log.append("\(name) \(event)")
        source = nil
      }
    }
    source?.send("a")
    withExtendedLifetime(subscriptions) { #expect(log.entries == ["first a", "second a"]) }
    #expect(released == nil)
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
