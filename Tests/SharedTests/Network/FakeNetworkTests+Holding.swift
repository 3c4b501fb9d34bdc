import FakeWorld
import Foundation
import Items
import Testing

extension FakeNetworkTests {
  @Test func `A held reply waits until it is released`() {
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "free", to: log)
    loop.runUntilSettled()
    #expect(log.take() == ["free 200"])
    #expect(network.exchanges.map(\.isHeld) == [true, false])
    network.release(0)
    #expect(log.entries == [])
    loop.runUntilIdle()
    #expect(log.entries == ["held 200"])
    #expect(stage.outcomes == [.replied(200), .replied(200)])
  }

  @Test func `Releasing what isn't held, or isn't there, does nothing`() {
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "free", to: log)
    for index in [-1, 0, 0, 1, 2] { network.release(index) }
    loop.runUntilSettled()
    #expect(log.entries == ["held 200", "free 200"])
  }

  @Test func `Releasing all lets every held reply arrive now and holds no more`() {
    network.holdsReplies = true
    network.script(.detail, .timedOut)
    stage.send(.items, to: log)
    stage.send(.item(1), to: log)
    network.releaseAll()
    #expect(!network.holdsReplies)
    loop.runUntilIdle()
    #expect(log.take() == [" 200", " timedOut"])
    stage.send(.items, to: log)
    loop.runUntilSettled()
    #expect(log.entries == [" 200"])
  }

  @Test
  func `A reply held for longer than any may take is no time-out, nor does its latency count`() {
    network.script(.list, Script(latency: .seconds(31), isHeld: true))
    stage.send(.items, to: log)
    loop.advance(by: .seconds(60))
    network.release(0)
    loop.runUntilIdle()
    #expect(log.entries == [" 200"])
  }

  @Test func `A held reply can be released to arrive after any time`() {
    network.holdsReplies = true
    stage.send(.items, to: log)
    network.release(0, after: .seconds(31))
    loop.advance(by: .seconds(30))
    #expect(log.entries == [])
    loop.advance(by: .seconds(1))
    #expect(log.entries == [" 200"])
  }

  @Test func `Replies already under way are not held afterwards`() {
    stage.send(.items, to: log)
    network.holdsReplies = true
    loop.runUntilSettled()
    #expect(log.entries == [" 200"])
  }

  @Test func `A reply can be scripted to arrive several times`() {
    network.script(.list, Script(deliveries: 3))
    stage.send(.items, to: log)
    loop.runUntilSettled()
    #expect(log.entries == [" 200", " 200", " 200"])
  }

  @Test func `A held reply arrives as often as scripted, once released`() {
    network.script(.list, Script(isHeld: true, deliveries: 2))
    stage.send(.items, to: log)
    network.release(0)
    loop.runUntilIdle()
    #expect(log.entries == [" 200", " 200"])
  }

  @Test func `A reply can't be scripted to arrive less than once`() async {
    await #expect(processExitsWith: .failure) {
      NetworkStage().network.script(.list, Script(deliveries: 0))
    }
  }

  @Test func `A reply can be repeated, later and after its request has ended`() {
    stage.send(.items, to: log)
    loop.runUntilSettled()
    network.repeatReply(to: 0)
    network.repeatReply(to: 0, after: .seconds(5))
    loop.runUntilIdle()
    #expect(log.entries.count == 2)
    loop.runUntilSettled()
    #expect(log.entries.count == 3)
    #expect(network.arrivals == [0, 0, 0])
    #expect(stage.outcomes == [.replied(200)])
  }

  @Test func `A reply that hasn't arrived, or was never sent for, can't be repeated`() {
    stage.send(.items, as: "under way", to: log)
    stage.send(.items, as: "cancelled", to: log).cancel()
    network.holdsReplies = true
    stage.send(.items, as: "held", to: log)
    stage.send(.items, as: "released", to: log)
    network.release(3, after: .milliseconds(200))
    for index in -1...4 { network.repeatReply(to: index) }
    loop.runUntilSettled()
    #expect(log.entries == ["under way 200", "cancelled 200", "released 200"])
    #expect(network.arrivals == [0, 1, 3])
  }

  @Test func `The reply to a cancelled request arrives late, and the log still says cancelled`() {
    stage.send(.items, as: "under way", to: log).cancel()
    network.script(.list, Script(isHeld: true))
    stage.send(.items, as: "held", to: log).cancel()
    loop.runUntilSettled()
    network.releaseAll()
    loop.runUntilIdle()
    #expect(log.entries == ["under way 200", "held 200"])
    #expect(stage.outcomes == [.cancelled, .cancelled])
    #expect(network.arrivals == [0, 1])
  }

  @Test func `Cancelling what has ended leaves its outcome`() {
    let request = stage.send(.items)
    loop.runUntilSettled()
    request.cancel()
    #expect(stage.outcomes == [.replied(200)])
  }
}
