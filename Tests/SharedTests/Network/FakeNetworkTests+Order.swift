import FakeWorld
import Foundation
import ItemsNetworking
import XCTest

extension FakeNetworkTests {
  func testRepliesDueAtTheSameTimeArriveInSendOrder() {
    network.script(.list, Script(latency: .milliseconds(200)))
    stage.send(.items, as: "first", to: log)
    loop.advance(by: .milliseconds(100))
    stage.send(.items, as: "second", to: log)
    stage.send(.items, as: "third", to: log)
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["first 200", "second 200", "third 200"])
  }

  func testHeldRepliesArriveInSendOrderHoweverReleased() {
    network.holdsReplies = true
    for name in ["first", "second", "third"] { stage.send(.items, as: name, to: log) }
    for index in [2, 0, 1] { network.release(index) }
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["first 200", "second 200", "third 200"])
  }

  func testRepliesCanBeReorderedByLettingTheLoopRunBetweenThem() {
    network.holdsReplies = true
    for name in ["first", "second"] { stage.send(.items, as: name, to: log) }
    for index in [1, 0] {
      network.release(index)
      loop.runUntilIdle()
    }
    XCTAssertEqual(log.entries, ["second 200", "first 200"])
  }

  func testRepliesCanBeReorderedByDelay() {
    network.holdsReplies = true
    for name in ["first", "second"] { stage.send(.items, as: name, to: log) }
    network.release(0, after: .milliseconds(2))
    network.release(1, after: .milliseconds(1))
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, ["second 200", "first 200"])
  }

  func testRequestSentByAReplyGetsItsOwnLater() {
    network.latency = .zero
    _ = network.send(Endpoint.items.request()) { [stage, log] _ in
      log.append("outer")
      stage.send(.items, as: "inner", to: log)
    }
    stage.send(.items, as: "other", to: log)
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, ["outer", "other 200", "inner 200"])
  }

  func testRandomRepliesArriveInDueOrderThenInSendOrder() {
    var random = SeededGenerator(seed: 4)
    var expected: [(due: Int, index: Int)] = []
    for index in 0..<300 {
      let latency = Int.random(in: 0...20, using: &random)
      network.script(.list, Script(latency: .milliseconds(latency)))
      stage.send(.items, as: "\(index)", to: log)
      expected.append((latency, index))
    }
    loop.runUntilSettled()
    XCTAssertEqual(log.entries, expected.sorted { $0 < $1 }.map { "\($0.index) 200" })
  }
}
