import HeadlessKit
import Observing
import XCTest

@testable import Variants

final class MessageLogTests: XCTestCase {
  private let log = MessageLog()
  private let seam = Seam("A", "B", "Protocol", "call()")
  private let inner = Seam("B", "C", "Protocol", "inner()")

  func testNotesCallsInTheOrderInWhichTheyBeginWithTheirDepth() {
    log.forward(seam) { log.forward(inner) {} }
    log.forward(inner) {}
    XCTAssertEqual(log.entries.map(\.seam), [seam, inner, inner])
    XCTAssertEqual(log.entries.map(\.depth), [1, 2, 1])
  }

  func testAValueOnSubscriptionIsAReplayAndAChangeIsAMessage() {
    let state = ObservableState(1)
    var seen: [Int] = []
    let observable = log.observe(state.didChange, "Model", "Protocol", "didChange")
    let subscription = observable.subscribe { seen.append($0) }
    state.set(2)
    withExtendedLifetime(subscription) {}
    XCTAssertEqual(seen, [1, 2])
    XCTAssertEqual(log.entries.map(\.seam.kind), [.replay, .message])
  }

  func testAnObserverIsWhoeverKeepsTheSubscription() {
    let state = ObservableState(1)
    let observable = log.observe(state.didChange, "Model", "Protocol", "didChange")
    let screen = Screen()
    screen.binding.subscription = observable.subscribe { [self] _ in
      log.forward(call(from: log.caller)) {}
    }
    log.learn(ScreenParts(of: screen), handlers: [("Binding", "show(_:)")])
    state.set(2)
    let delivery = { Seam("Model", "Binding", "Protocol", "show(_:)", $0) }
    XCTAssertEqual(
      log.entries.map(\.seam),
      [
        delivery(.replay), call(from: "Binding"), delivery(.message), call(from: "Binding"),
      ])
    XCTAssertEqual(log.screens["Binding"], "Screen")
  }

  private func call(from caller: String) -> Seam { Seam(caller, "Navigator", "Protocol", "call()") }

  func testTheCallerIsWhoIsBeingCalledAndElseWhomTheKitCalls() {
    log.kitCalls = { "Screen" }
    XCTAssertEqual(log.caller, "Screen")
    log.forward(seam) { XCTAssertEqual(log.caller, "B") }
    log.forward(Seam("B", "NavigationController", "NavigationController", "push()")) {
      XCTAssertEqual(log.caller, "Screen")
    }
  }
}

private final class Screen: ViewController {
  let binding = Binding()
}

private final class Binding {
  var subscription: Subscription?
}
