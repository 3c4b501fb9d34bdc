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

  @Test func `After any subscriptions and cancels an event reaches who is left, in order`() {
    var random = SeededGenerator(seed: 7)
    /// An event says who cancels whom.
    let source = EventSource<[Int: [Int]]>()
    var subscriptions: [Int: Subscription] = [:]
    for number in 0..<120 {
      subscriptions[number] = source.events.subscribe { [log] event in
        log.append("\(number)")
        for other in event[number] ?? [] { subscriptions[other]?.cancel() }
      }
      var event: [Int: [Int]] = [:]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let numbers = (0..<2).map { _ in Int.random(in: 0...number, using: &random) }
        event[numbers[0], default: []].append(numbers[1])
      }
      var gone: Set<Int> = []
      var expected: [String] = []
      for number in subscriptions.keys.sorted() where !gone.contains(number) {
        expected.append("\(number)")
        gone.formUnion(event[number] ?? [])
      }
      source.send(event)
      #expect(log.take() == expected)
      for number in gone { subscriptions[number] = nil }
    }
    #expect(5..<60 ~= subscriptions.count)
  }
}
