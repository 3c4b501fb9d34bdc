import FakeWorld
import Foundation
import Items
import Testing

struct FakeNetworkTests {
  let stage = NetworkStage()
  let log = Log()
  var network: FakeNetwork { stage.network }
  var loop: EventLoop { stage.loop }

  @Test func `A reply takes 100 ms of virtual time`() {
    stage.send(.items, to: log)
    loop.advance(by: .milliseconds(99))
    #expect(log.entries == [])
    loop.advance(by: .milliseconds(1))
    #expect(log.entries == [" 200"])
    #expect(loop.isSettled)
  }

  @Test func `The latency can be changed for all replies, or scripted for one`() {
    network.latency = .milliseconds(10)
    network.script(.list, Script(latency: .milliseconds(50)))
    stage.send(.items, as: "slow", to: log)
    stage.send(.items, as: "fast", to: log)
    loop.advance(by: .milliseconds(10))
    #expect(log.entries == ["fast 200"])
    loop.advance(by: .milliseconds(40))
    #expect(log.entries == ["fast 200", "slow 200"])
  }

  @Test func `A reply without latency still comes later, not at once`() {
    network.latency = .zero
    stage.send(.items, to: log)
    #expect(log.entries == [])
    loop.runUntilIdle()
    #expect(log.entries == [" 200"])
  }

  @Test func `The server acts when a request is sent`() {
    stage.send(.deleteItems)
    #expect(stage.server.items == [])
  }

  @Test func `A reply says how things stood when its request was sent`() {
    var sizes: [Int] = []
    for _ in 0..<2 {
      _ = stage.client.fetchItems { result in sizes.append((try? result.get().count) ?? -1) }
      stage.send(.deleteItems)
    }
    loop.runUntilSettled()
    #expect(sizes == [3, 0])
  }

  /// A6.
  @Test func `A cancel does not undo what the server did`() {
    let newItem = NewItem(title: "Milk", isEnabled: true)
    stage.send(.createItem(newItem)).cancel()
    loop.runUntilSettled()
    #expect(stage.server.items.last?.title == "Milk")
  }

  @Test func `Every request is logged as it was sent, in order`() {
    let endpoints: [Endpoint] = [
      .items, .item(7), .createItem(NewItem(title: "Milk", isEnabled: true)), .deleteItems,
    ]
    for endpoint in endpoints { stage.send(endpoint) }
    #expect(network.exchanges.map(\.request) == endpoints.map { $0.request() })
  }

  @Test func `The log tells what became of each request`() {
    network.script(.detail, .offline)
    network.script(.detail, .timedOut)
    network.script(.detail, .status(500))
    for id in [1, 2, 3, 1, 99] { stage.send(.item(id)) }
    stage.send(.items).cancel()
    network.script(.list, Script(isHeld: true))
    stage.send(.items)
    loop.runUntilSettled()
    #expect(
      stage.outcomes == [
        .failed(.offline), .failed(.timedOut), .replied(500), .replied(200), .replied(404),
        .cancelled, .pending,
      ])
  }

  @Test func `A network that is gone still lets replies under way arrive`() {
    let loop = EventLoop()
    var network: FakeNetwork? = FakeNetwork(loop: loop, server: FakeServer(generating: 1))
    weak let released = network
    let handle = network?.send(Endpoint.items.request()) { [log] _ in log.append("arrived") }
    network = nil
    #expect(released == nil)
    loop.runUntilSettled()
    handle?.cancel()
    #expect(log.entries == ["arrived"])
  }
}
