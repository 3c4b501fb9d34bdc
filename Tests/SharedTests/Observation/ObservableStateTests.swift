import Observing
import XCTest

final class ObservableStateTests: XCTestCase {
  let state = ObservableState(1)
  let log = Log()

  /// Subscribes an observer that logs what it hears after its name.
  func observe(as name: String) -> Subscription {
    state.didChange.subscribe { [log] in log.append("\(name) \($0)") }
  }

  func testNewObserverGetsTheCurrentValueAtOnceThenEveryChange() {
    state.set(2)
    let subscription = observe(as: "first")
    XCTAssertEqual(log.take(), ["first 2"])
    state.set(3)
    state.set(3)
    withExtendedLifetime(subscription) { XCTAssertEqual(log.entries, ["first 3", "first 3"]) }
  }

  func testReplayIsForTheNewObserverOnly() {
    let first = observe(as: "first")
    let second = observe(as: "second")
    withExtendedLifetime((first, second)) { XCTAssertEqual(log.entries, ["first 1", "second 1"]) }
  }

  func testEachSubscriptionGetsItsOwnReplayOfWhatIsCurrentThen() {
    let values = state.didChange
    state.set(5)
    let subscription = values.subscribe { [log] in log.append("\($0)") }
    withExtendedLifetime(subscription) { XCTAssertEqual(log.entries, ["5"]) }
  }

  func testCurrentValueChangesBeforeAnyoneHearsOfIt() {
    let subscription = state.didChange.subscribe { [state, log] in
      log.append("\($0) of \(state.current)")
    }
    state.set(2)
    withExtendedLifetime(subscription) { XCTAssertEqual(log.entries, ["1 of 1", "2 of 2"]) }
  }

  func testValuesSetDuringADeliveryReachEveryObserverInOrder() {
    let setter = state.didChange.subscribe { [state] in
      if $0 == 2 {
        state.set(3)
        state.set(4)
      }
    }
    let subscriptions = ["first", "second"].map(observe(as:))
    _ = log.take()
    state.set(2)
    XCTAssertEqual(state.current, 4)
    withExtendedLifetime((setter, subscriptions)) {
      XCTAssertEqual(
        log.entries, ["first 2", "second 2", "first 3", "second 3", "first 4", "second 4"])
    }
  }

  func testValueSetDuringTheReplayReachesTheNewObserverAfterIt() {
    let other = observe(as: "other")
    _ = log.take()
    let subscription = state.didChange.subscribe { [state, log] value in
      log.append("new \(value)")
      if value == 1 { state.set(2) }
      log.append("new done with \(value)")
    }
    withExtendedLifetime((other, subscription)) {
      XCTAssertEqual(
        log.entries, ["new 1", "new done with 1", "other 2", "new 2", "new done with 2"])
    }
  }

  func testSubscribingWhileValuesWaitReplaysTheCurrentOneAndNoOlder() {
    var late: Subscription?
    let early = state.didChange.subscribe { [self] value in
      guard value == 2 else { return }
      state.set(3)
      state.set(4)
      late = observe(as: "late")
      state.set(5)
    }
    state.set(2)
    withExtendedLifetime((early, late)) { XCTAssertEqual(log.entries, ["late 4", "late 5"]) }
  }

  func testCancelledObserverHearsNoMore() {
    let subscription = observe(as: "gone")
    subscription.cancel()
    state.set(2)
    XCTAssertEqual(log.entries, ["gone 1"])
  }

  func testSubscriptionThatNobodyKeepsEndsWithItsReplay() {
    _ = observe(as: "gone")
    state.set(2)
    XCTAssertEqual(log.entries, ["gone 1"])
  }

  func testSubscriptionDoesNotKeepTheStateAlive() {
    var state: ObservableState? = ObservableState(1)
    weak let released = state
    let subscription = state?.didChange.subscribe { _ in }
    state = nil
    withExtendedLifetime(subscription) { XCTAssertNil(released) }
  }
}
