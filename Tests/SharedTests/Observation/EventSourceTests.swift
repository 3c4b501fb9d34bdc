import Items
import Testing

struct EventSourceTests {
  let source = EventSource<String>()
  let log = Log()

  /// Subscribes an observer that logs what it hears after its name.
  func observe(as name: String) -> Subscription {
    source.events.subscribe { [log] in log.append("\(name) \($0)") }
  }

  @Test func `Observers hear every event, in the order in which they subscribed`() {
    let subscriptions = ["first", "second"].map(observe(as:))
    source.send("a")
    source.send("b")
    withExtendedLifetime(subscriptions) {
      #expect(log.entries == ["first a", "second a", "first b", "second b"])
    }
  }

  @Test func `Subscribing replays nothing`() {
    source.send("a")
    let subscription = observe(as: "late")
    withExtendedLifetime(subscription) { #expect(log.entries == []) }
  }

  @Test func `An event sent meanwhile waits until all have heard the one before`() {
    let sender = source.events.subscribe { [source, log] event in
      log.append("sender \(event)")
      if event == "a" { source.send("b") }
      log.append("sender done with \(event)")
    }
    let other = observe(as: "other")
    source.send("a")
    withExtendedLifetime((sender, other)) {
      #expect(
        log.entries == [
          "sender a", "sender done with a", "other a", "sender b", "sender done with b", "other b",
        ])
    }
  }

  @Test func `Who subscribes while an event is delivered hears later ones only`() {
    var late: Subscription?
    let early = source.events.subscribe { [source] event in
      guard event == "a" else { return }
      source.send("sent before")
      late = observe(as: "late")
      source.send("sent after")
    }
    source.send("a")
    withExtendedLifetime((early, late)) { #expect(log.entries == ["late sent after"]) }
  }

  @Test func `A subscription does not keep its source alive`() {
    var source: EventSource<String>? = EventSource()
    weak let released = source
    let subscription = source?.events.subscribe { _ in }
    source = nil
    #expect(released == nil)
    subscription?.cancel()
  }

  @Test func `A source lets go of its observers when it dies`() {
    var source: EventSource<String>? = EventSource()
    var observer: Log? = Log()
    weak let released = observer
    let subscription = source?.events.subscribe { [observer] in observer?.append($0) }
    observer = nil
    #expect(released != nil)
    source = nil
    withExtendedLifetime(subscription) { #expect(released == nil) }
  }
}
