import FakeWorld
import Foundation
import Items
import Testing

extension FakeNetworkTests {
  /// Exchanges a request for the list against a reply of plain text.
  private func exchange() -> any Cancellable {
    network.exchange(Endpoint.items.request()) { [log] (reply: String) in
      log.append(reply)
    } answer: { [log] in
      log.append("act")
      return ("answer", 200)
    } fault: {
      "fault \($0)"
    }
  }

  @Test func `A typed exchange acts at once and replies after the latency`() {
    _ = exchange()
    #expect(log.entries == ["act"])
    loop.advance(by: .milliseconds(99))
    #expect(log.entries == ["act"])
    loop.advance(by: .milliseconds(1))
    #expect(log.entries == ["act", "answer"])
    #expect(stage.outcomes == [.replied(200)])
  }

  @Test func `A typed exchange with a fault does not act`() {
    network.script(.list, .offline)
    _ = exchange()
    loop.runUntilSettled()
    #expect(log.entries == ["fault offline"])
    #expect(stage.outcomes == [.failed(.offline)])
  }

  @Test func `Typed and other requests share one log, one order, and one queue of scripts`() {
    network.script(.list, Script(latency: .milliseconds(200)))
    network.script(.list, Script(isHeld: true))
    _ = exchange()
    stage.send(.items, as: "wire", to: log)
    exchange().cancel()
    loop.runUntilSettled()
    #expect(log.entries == ["act", "act", "answer", "answer"])
    network.release(1)
    loop.runUntilIdle()
    #expect(log.entries.last == "wire 200")
    #expect(stage.outcomes == [.replied(200), .replied(200), .cancelled])
  }
}
