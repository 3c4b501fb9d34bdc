import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

final class FakeNetworkTests: XCTestCase {
  let stage = NetworkStage()
  let log = Log()
  var network: FakeNetwork { stage.network }
  var loop: EventLoop { stage.loop }

  func testReplyTakes100MsOfVirtualTime() {
    stage.send(.items, to: log)
    loop.advance(by: .milliseconds(99))
    XCTAssertEqual(log.entries, [])
    loop.advance(by: .milliseconds(1))
    XCTAssertEqual(log.entries, [" 200"])
    XCTAssert(loop.isSettled)
  }

  func testLatencyCanBeChangedForAllRepliesOrScriptedForOne() {
    network.latency = .milliseconds(10)
    network.script(.list, Script(latency: .milliseconds(50)))
    stage.send(.items, as: "slow", to: log)
    stage.send(.items, as: "fast", to: log)
    loop.advance(by: .milliseconds(10))
    XCTAssertEqual(log.entries, ["fast 200"])
    loop.advance(by: .milliseconds(40))
    XCTAssertEqual(log.entries, ["fast 200", "slow 200"])
  }

  func testReplyWithoutLatencyStillComesLaterNotAtOnce() {
    network.latency = .zero
    stage.send(.items, to: log)
    XCTAssertEqual(log.entries, [])
    loop.runUntilIdle()
    XCTAssertEqual(log.entries, [" 200"])
  }

  func testServerActsWhenARequestIsSent() {
    stage.send(.deleteItems)
    XCTAssertEqual(stage.server.items, [])
  }

  func testReplySaysHowThingsStoodWhenItsRequestWasSent() {
    var sizes: [Int] = []
    for _ in 0..<2 {
      _ = stage.client.fetchItems { result in sizes.append((try? result.get().count) ?? -1) }
      stage.send(.deleteItems)
    }
    loop.runUntilSettled()
    XCTAssertEqual(sizes, [3, 0])
  }

  /// A6.
  func testCancelDoesNotUndoWhatTheServerDid() {
    let newItem = NewItem(title: "Milk", isEnabled: true)
    stage.send(.createItem(newItem)).cancel()
    loop.runUntilSettled()
    XCTAssertEqual(stage.server.items.last?.title, "Milk")
  }

  func testEveryRequestIsLoggedAsItWasSentInOrder() {
    let endpoints: [Endpoint] = [
      .items, .item(7), .createItem(NewItem(title: "Milk", isEnabled: true)), .deleteItems,
    ]
    for endpoint in endpoints { stage.send(endpoint) }
    XCTAssertEqual(network.exchanges.map(\.request), endpoints.map { $0.request() })
  }

  func testLogTellsWhatBecameOfEachRequest() {
    network.script(.detail, .offline)
    network.script(.detail, .timedOut)
    network.script(.detail, .status(500))
    for id in [1, 2, 3, 1, 99] { stage.send(.item(id)) }
    stage.send(.items).cancel()
    network.script(.list, Script(isHeld: true))
    stage.send(.items)
    loop.runUntilSettled()
    XCTAssertEqual(
      stage.outcomes,
      [
        .failed(.offline), .failed(.timedOut), .replied(500), .replied(200), .replied(404),
        .cancelled, .pending,
      ])
  }

  func testNetworkThatIsGoneStillLetsRepliesUnderWayArrive() {
    let loop = EventLoop()
    var network: FakeNetwork? = FakeNetwork(loop: loop, server: FakeServer(generating: 1))
    weak let released = network
    let handle = network?.send(Endpoint.items.request()) { [log] _ in log.append("arrived") }
    network = nil
    XCTAssertNil(released)
    loop.runUntilSettled()
    handle?.cancel()
    XCTAssertEqual(log.entries, ["arrived"])
  }
}
