import FakeWorld
import ItemsNetworking
import Testing
import UserDriver

/// Replies that come again, out of order, or too late.
extension AlwaysTests {
  /// X4 L2 D2 A4.
  @Test(arguments: Subject.all)
  func `A reply that arrives again changes nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    for endpoint in Endpoint.Kind.allCases {
      trial.network.script(endpoint, Script(deliveries: 3))
    }
    trial.open()
    trial.called(.readAll, .replaceAll, .readAll)
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.explains("What item number 1 is for.")
    try trial.user.goBack()
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.lists(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll)
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
    let settled = trial.user.snapshot()
    for index in trial.network.exchanges.indices { trial.network.repeatReply(to: index) }
    trial.user.waitUntilSettled()
    trial.expect(trial.user.snapshot(), settled)
    trial.stores([])
    trial.called(.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll, .removeAll)
    trial.sent("GET /items", "GET /items/1", "POST /items", "GET /items", "DELETE /items")
  }

  /// X4 A4 D4.
  @Test(arguments: Subject.all)
  func `Replies out of order reach only those who still wait`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.holdsReplies = true
    trial.launch()
    try trial.user.selectRow(0)
    try trial.user.goBack()
    try trial.save("Milk")
    trial.network.release(2)
    trial.user.waitUntilSettled()
    try trial.user.pull()
    trial.sent("GET /items", "GET /items/900", "POST /items", "GET /items")
    for index in [3, 1, 0] {
      trial.network.release(index)
      trial.user.waitUntilSettled()
      trial.showsNoSigns()
      trial.lists(trial.server.items)
      trial.stores(trial.server.items)
    }
    trial.ended(.cancelled, .cancelled, .replied(201), .replied(200))
  }

  /// X4 X2.
  @Test(arguments: Subject.all)
  func `Replies after the app has gone change nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.holdsReplies = true
    try trial.user.pull()
    try trial.save("Milk")
    trial.world.close()
    trial.network.releaseAll()
    trial.world.loop.runUntilSettled()
    for index in trial.network.exchanges.indices { trial.network.repeatReply(to: index) }
    trial.world.loop.runUntilSettled()
    #expect(trial.store.contents == FakeServer(generating: 3).items)
    #expect(trial.store.calls == [.readAll, .replaceAll, .readAll])
    #expect(trial.network.exchanges.count == 3)
  }
}
