import HeadlessKit
import Items
import Testing

@testable import Arms
@testable import Stopwatch
@testable import bench

struct MessageLogTests {
  private let log = MessageLog()
  private let seam = Seam("A", "B", "Protocol", "call()")
  private let inner = Seam("B", "C", "Protocol", "inner()")

  @Test func notesCallsInTheOrderInWhichTheyBeginWithTheirDepth() {
    log.forward(seam) { log.forward(inner) {} }
    log.forward(inner) {}
    #expect(log.entries.map(\.seam) == [seam, inner, inner])
    #expect(log.entries.map(\.depth) == [1, 2, 1])
  }

  @Test func forwardsResultAndError() {
    #expect(log.forward(seam) { 7 } == 7)
    #expect(throws: StoreError.readFailed) {
      try log.forward(seam) { () throws(StoreError) in throw .readFailed }
    }
    #expect(log.forward(seam) { log.entries.last?.depth } == 1)
  }

  @Test func aValueOnSubscriptionIsAReplayAndAChangeIsAMessage() {
    let state = ObservableState(1)
    var seen: [Int] = []
    let observable = log.observe(state.didChange, "Model", "Protocol", "didChange")
    let subscription = observable.subscribe { seen.append($0) }
    state.set(2)
    withExtendedLifetime(subscription) {}
    #expect(seen == [1, 2])
    #expect(log.entries.map(\.seam.kind) == [.replay, .message])
  }

  @Test func anObserverIsWhoeverKeepsTheSubscription() {
    let state = ObservableState(1)
    let observable = log.observe(state.didChange, "Model", "Protocol", "didChange")
    let screen = Screen()
    screen.binding.subscription = observable.subscribe { _ in log.forward(call(from: log.caller)) {}
    }
    log.learn(ScreenParts(of: screen), handlers: ["Binding": "show(_:)"])
    state.set(2)
    let delivery = { Seam("Model", "Binding", "Protocol", "show(_:)", $0) }
    #expect(
      log.entries.map(\.seam) == [
        delivery(.replay), call(from: "Binding"), delivery(.message), call(from: "Binding"),
      ])
    #expect(log.screens["Binding"] == "Screen")
  }

  private func call(from caller: String) -> Seam {
    Seam(caller, "Navigator", "Protocol", "call()")
  }

  @Test func theCallerIsWhoIsBeingCalledAndElseWhomTheKitCalls() {
    log.kitCalls = { "Screen" }
    #expect(log.caller == "Screen")
    log.forward(seam) { #expect(log.caller == "B") }
    log.forward(Seam("B", "NavigationController", "NavigationController", "push()")) {
      #expect(log.caller == "Screen")
    }
  }
}

private final class Screen: ViewController {
  let binding = Binding()
}

private final class Binding {
  var subscription: Subscription?
}
