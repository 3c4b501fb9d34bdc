import Observing
import XCTest

final class EventSourceTests: XCTestCase {
  let source = EventSource<String>()
  let log = Log()

  /// Subscribes an observer that logs what it hears after its name.
  func observe(as name: String) -> Subscription {
    source.events.subscribe { [log] in log.append("\(name) \($0)") }
  }

  func testObserversHearEveryEventInTheOrderOfSubscription() {
    let subscriptions = ["first", "second"].map(observe(as:))
    source.send("a")
    source.send("b")
    withExtendedLifetime(subscriptions) {
      XCTAssertEqual(log.entries, ["first a", "second a", "first b", "second b"])
    }
  }

  func testSubscribingReplaysNothing() {
    source.send("a")
    let subscription = observe(as: "late")
    withExtendedLifetime(subscription) { XCTAssertEqual(log.entries, []) }
  }

  func testEventSentMeanwhileWaitsUntilAllHaveHeardTheOneBefore() {
    let sender = source.events.subscribe { [source, log] event in
      log.append("sender \(event)")
      if event == "a" { source.send("b") }
      log.append("sender done with \(event)")
    }
    let other = observe(as: "other")
    source.send("a")
    withExtendedLifetime((sender, other)) {
      XCTAssertEqual(
        log.entries,
        ["sender a", "sender done with a", "other a", "sender b", "sender done with b", "other b"])
    }
  }

  func testWhoSubscribesWhileAnEventIsDeliveredHearsLaterOnesOnly() {
    var late: Subscription?
    let early = source.events.subscribe { [self] event in
      guard event == "a" else { return }
      source.send("sent before")
      late = observe(as: "late")
      source.send("sent after")
    }
    source.send("a")
    withExtendedLifetime((early, late)) { XCTAssertEqual(log.entries, ["late sent after"]) }
  }

  func testSubscriptionDoesNotKeepItsSourceAlive() {
    var source: EventSource<String>? = EventSource()
    weak let released = source
    let subscription = source?.events.subscribe { _ in }
    source = nil
    XCTAssertNil(released)
    subscription?.cancel()
  }

  func testSourceLetsGoOfItsObserversWhenItDies() {
    var source: EventSource<String>? = EventSource()
    var observer: Log? = Log()
    weak let released = observer
    let subscription = source?.events.subscribe { [observer] in observer?.append($0) }
    observer = nil
    XCTAssertNotNil(released)
    source = nil
    withExtendedLifetime(subscription) { XCTAssertNil(released) }
  }

  func testEventReachesTheObserversLeftInOrderAfterAnyCancels() {
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
      XCTAssertEqual(log.take(), expected)
      for number in gone { subscriptions[number] = nil }
    }
    XCTAssert(5..<60 ~= subscriptions.count)
  }
}
