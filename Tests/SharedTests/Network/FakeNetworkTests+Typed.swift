import FakeWorld
import Foundation
import ItemsNetworking
import XCTest

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

  func testTypedExchangeActsAtOnceAndRepliesAfterTheLatency() {
    _ = exchange()
    XCTAssertEqual(log.entries, ["act"])
    loop.advance(by: .milliseconds(99))
    XCTAssertEqual(log.entries, ["act"])
    loop.advance(by: .milliseconds(1))
    XCTAssertEqual(log.entries, ["act", "answer"])
    XCTAssertEqual(stage.outcomes, [.replied(200)])
  }

  func testTypedExchangeWithAFaultDoesNotAct() {
    network.script(.list, .offline)
    _ = exchange()
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["fault offline"])
    XCTAssertEqual(stage.outcomes, [.failed(.offline)])
  }

  func testTypedAndOtherRequestsShareLogOrderAndScripts() {
    network.script(.list, Script(latency: .milliseconds(200)))
    network.script(.list, Script(isHeld: true))
    _ = exchange()
    stage.send(.items, as: "wire", to: log)
    exchange().cancel()
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["act", "act", "answer", "answer"])
    network.release(1)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries.last, "wire 200")
    XCTAssertEqual(stage.outcomes, [.replied(200), .replied(200), .cancelled])
  }
}
