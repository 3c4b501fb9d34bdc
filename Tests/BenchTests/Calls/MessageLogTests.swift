import FakeWorld
import Items
import Testing
import UserDriver

@testable import Arms
@testable import bench

struct MessageLogTests {
  private let seam = Seam("A", "B", "Protocol", "call()")
  private let inner = Seam("B", "C", "Protocol", "inner()")

  @Test func notesCallsInTheOrderInWhichTheyBeginWithTheirDepth() {
    let log = MessageLog()
    log.forward(seam) { log.forward(inner) {} }
    log.forward(inner) {}
    #expect(log.entries.map(\.seam) == [seam, inner, inner])
    #expect(log.entries.map(\.depth) == [1, 2, 1])
  }

  @Test func forwardsResultAndError() {
    let log = MessageLog()
    #expect(log.forward(seam) { 7 } == 7)
    #expect(throws: StoreError.readFailed) {
      try log.forward(seam) { () throws(StoreError) in throw .readFailed }
    }
    #expect(log.forward(seam) { log.entries.last?.depth } == 1)
  }

  @Test func aReplayOnSubscriptionIsACompletionAndAChangeIsAMessage() {
    let log = MessageLog()
    let state = ObservableState(1)
    var seen: [Int] = []
    let observable = log.observe(
      state.didChange, replays: true, "Model", "View", "Protocol", "didChange")
    let subscription = observable.subscribe { seen.append($0) }
    state.set(2)
    withExtendedLifetime(subscription) {}
    #expect(seen == [1, 2])
    #expect(log.entries.map(\.seam.kind) == [.completion, .message])
  }

  @Test func aRequestIsAMessageAndItsReplyACompletion() {
    let log = MessageLog()
    let world = World(server: FakeServer(generating: 1))
    let client = HTTPItemsClient(transport: world.network)
    var count = 0
    _ = log.request(
      "Role", "Client", "Protocol", "fetch()", completion: { _ in count += 1 },
      client.fetchItems)
    world.user.waitUntilSettled()
    #expect(count == 1)
    #expect(
      log.entries.map(\.seam) == [
        Seam("Role", "Client", "Protocol", "fetch()"),
        Seam("Client", "Role", "Protocol", "fetch()", .completion),
      ])
  }
}
