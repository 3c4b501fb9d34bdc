import XCTest

@testable import Observing

extension EventSourceTests {
  func testCancelledObserverHearsNoMoreAndIsReleased() {
    var observer: Log? = Log()
    weak let released = observer
    let subscription = source.events.subscribe { [observer] in observer?.append($0) }
    observer = nil
    subscription.cancel()
    XCTAssertNil(released)
    source.send("a")
  }

  func testReleasingASubscriptionUnsubscribes() {
    var subscription: Subscription? = observe(as: "gone")
    source.send("a")
    subscription = nil
    source.send("b")
    XCTAssertNil(subscription)
    XCTAssertEqual(log.entries, ["gone a"])
  }

  func testCancellingTwiceDoesNothingAndLeavesTheOthers() {
    let first = observe(as: "first")
    let second = observe(as: "second")
    for _ in 0..<2 { first.cancel() }
    source.send("a")
    withExtendedLifetime(second) { XCTAssertEqual(log.entries, ["second a"]) }
  }

  func testObserverThatCancelsALaterOneKeepsItFromHearingTheEvent() {
    var later: Subscription?
    let earlier = source.events.subscribe { _ in later?.cancel() }
    later = observe(as: "later")
    source.send("a")
    withExtendedLifetime(earlier) { XCTAssertEqual(log.entries, []) }
  }

  func testObserverThatCancelsItselfHearsNoMoreAndTheOthersDo() {
    var own: Subscription?
    own = source.events.subscribe { [log] event in
      log.append("own \(event)")
      own?.cancel()
    }
    let other = observe(as: "other")
    source.send("a")
    source.send("b")
    withExtendedLifetime(other) { XCTAssertEqual(log.entries, ["own a", "other a", "other b"]) }
  }

  func testObserverCancelledWhileEventsWaitHearsNoneOfThem() {
    let first = source.events.subscribe { [source] event in
      if event == "a" { source.send("b") }
    }
    var second: Subscription?
    second = source.events.subscribe { [log] event in
      log.append("second \(event)")
      second?.cancel()
    }
    source.send("a")
    withExtendedLifetime(first) { XCTAssertEqual(log.entries, ["second a"]) }
  }

  /// Sending goes through this list once, and there is nothing to search.
  func testMostOfTheListedObserversAreSubscribedWhoeverHasGone() {
    var kept = (0..<100).map { observe(as: "\($0)") }
    for _ in 0..<1_000 { observe(as: "gone").cancel() }
    XCTAssertLessThanOrEqual(source.observers.count, 2 * kept.count + 1)
    kept.removeLast(99)
    XCTAssertLessThanOrEqual(source.observers.count, 3)
    source.send("a")
    XCTAssertEqual(log.entries, ["0 a"])
    kept.removeAll()
    XCTAssert(source.observers.isEmpty)
  }

  func testReleaseThatCancelsTheSameSubscriptionAgainDoesNothing() {
    var own: Subscription?
    let farewell = { [log] in
      log.append("farewell")
      own?.cancel()
    }
    own = source.events.subscribe { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    own?.cancel()
    XCTAssertEqual(log.entries, ["farewell"])
  }

  /// X2.
  func testObserverMayReleaseTheSource() {
    var source: EventSource<String>? = EventSource()
    weak let released = source
    let subscriptions = ["first", "second"].map { name in
      source?.events.subscribe { [log] event in
        log.append("\(name) \(event)")
        source = nil
      }
    }
    source?.send("a")
    withExtendedLifetime(subscriptions) { XCTAssertEqual(log.entries, ["first a", "second a"]) }
    XCTAssertNil(released)
  }

  /// X4.
  func testWhatDiesWithAnObserverMayUnsubscribeToo() {
    let farewell = { [log, inner = observe(as: "inner")] in
      inner.cancel()
      log.append("farewell")
    }
    let outer = source.events.subscribe { [guest = Farewell(onDeath: farewell)] _ in _ = guest }
    outer.cancel()
    source.send("a")
    XCTAssertEqual(log.entries, ["farewell"])
  }
}
