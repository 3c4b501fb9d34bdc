import FakeWorld
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Deleting everything.
extension ItemsListTests {
  /// L8 L4.
  @Test(arguments: Subject.all)
  func `Delete all sends one request and leaves store and screen empty`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.tap("items.deleteAll")
    trial.shows("items.loading")
    trial.lists(FakeServer(generating: 3).items)
    trial.sent("GET /items", "DELETE /items")
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
    trial.lists([])
    trial.stores([])
    trial.sent("GET /items", "DELETE /items")
    trial.called(.readAll, .replaceAll, .readAll, .removeAll)
    #expect(trial.user.state(of: "items.deleteAll")?.isEnabled == false)
  }

  /// L8 X1.
  @Test(arguments: Subject.all, Failure.withoutBody)
  func `A failed delete says why and loses nothing`(subject: Subject, failure: Failure) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.deleteAll, failure.fault())
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", failure.message)
    trial.lists(FakeServer(generating: 3).items)
    trial.stores(FakeServer(generating: 3).items)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
  }

  /// L8 X4.
  @Test(arguments: Subject.all, [200, 202, 204, 299])
  func `Of a delete only 204 is a success, whatever its body`(
    subject: Subject, status: Int
  ) throws {
    let trial = Trial(subject)
    trial.open()
    let items = trial.server.items
    let reply = HTTPResponse(status: status, body: Fixture.Malformed.listNotJSON.data)
    trial.network.script(.deleteAll, .reply(reply))
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    if status == 204 {
      trial.shows("items.empty")
      trial.stores([])
    } else {
      trial.shows("items.error", "items.retry")
      trial.says("items.error", Failure.malformed(.listNotJSON).message)
      trial.lists(items)
      trial.called(.readAll, .replaceAll, .readAll)
    }
  }

  /// L8.
  @Test(arguments: Subject.all, [InMemoryStore.Failing.once, .always])
  func `If only the store refuses, an error shows and the rows stay until a load succeeds`(
    subject: Subject, failing: InMemoryStore.Failing
  ) throws {
    let trial = Trial(subject)
    trial.open()
    let items = trial.server.items
    trial.store.fail(.removeAll, failing)
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.unsaved)
    trial.lists(items)
    trial.stores(items)
    trial.network.script(.list, .offline)
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.lists(items)
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
    trial.lists([])
    trial.stores([])
  }

  /// L7 L8.
  @Test(arguments: Subject.all)
  func `Retry after a failed delete loads and never deletes`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.deleteAll, .offline)
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    try trial.user.tap("items.retry")
    trial.shows("items.loading")
    trial.sent("GET /items", "DELETE /items", "GET /items")
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.expect(trial.server.items.count, 3)
  }

  /// L7 L8.
  @Test(arguments: Subject.all)
  func `Delete all clears the error at once`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.open()
    try trial.user.tap("items.deleteAll")
    trial.shows("items.loading")
    trial.lists([.kept])
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
  }

  /// L8.
  @Test(arguments: Subject.all)
  func `Delete all can't be used without rows`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(details: []))
    trial.launch()
    trial.allows("items.table", "items.refresh", "items.add")
    trial.user.waitUntilSettled()
    trial.allows("items.table", "items.refresh", "items.add")
    trial.refuses { try $0.tap("items.deleteAll") }
    trial.network.script(.list, .offline)
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.allows("items.table", "items.refresh", "items.add")
    trial.touch("items.deleteAll")
    trial.shows("items.error", "items.retry")
    trial.sent("GET /items", "GET /items")
  }

  /// L8.
  @Test(arguments: Subject.all)
  func `Delete all can't be used while the list loads, everything else can`(
    subject: Subject
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    trial.allows("items.table", "items.refresh", "items.add")
    trial.refuses { try $0.tap("items.deleteAll") }
    trial.user.waitUntilSettled()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
    try trial.user.pull()
    trial.allows("items.table", "items.refresh", "items.add")
    trial.user.waitUntilSettled()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
  }

  /// L8 L3.
  @Test(arguments: Subject.all)
  func `Delete all can be used on rows that a failed load left`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.open()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
  }

  /// L8 A4.
  @Test(arguments: Subject.all)
  func `Delete all can't be used while the list reloads after an add`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.save("Milk")
    trial.user.wait(trial.network.latency)
    trial.stacks("Items")
    trial.allows("items.table", "items.refresh", "items.add")
    trial.user.waitUntilSettled()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
  }

  /// L8 L5.
  @Test(arguments: Subject.all, [true, false])
  func `While a delete is in flight nothing can be used but scrolling, afterwards all again`(
    subject: Subject, succeeds: Bool
  ) throws {
    let trial = Trial(subject, server: FakeServer(generating: 20))
    trial.open()
    trial.network.script(.deleteAll, Script(fault: succeeds ? nil : .offline))
    try trial.user.tap("items.deleteAll")
    trial.allows()
    trial.refuses { try $0.selectRow(0) }
    trial.refuses { try $0.tap("items.add") }
    trial.refuses { try $0.pull() }
    trial.refuses { try $0.tap("items.deleteAll") }
    try trial.user.scroll(to: 5)
    trial.expect(trial.user.visibleRows.first?.title, "Item number 6")
    trial.stacks("Items")
    trial.shows("items.loading")
    trial.sent("GET /items", "DELETE /items")
    trial.user.waitUntilSettled()
    if succeeds {
      trial.allows("items.table", "items.refresh", "items.add")
    } else {
      trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
    }
    trial.sent("GET /items", "DELETE /items")
  }

  /// L8.
  @Test(arguments: Subject.all)
  func `The list can be used again after a delete`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.tap("items.deleteAll")
    trial.user.waitUntilSettled()
    _ = trial.server.create(NewItem(title: "Milk", isEnabled: true))
    try trial.user.pull()
    trial.user.waitUntilSettled()
    try trial.user.selectRow(0)
    trial.says("detail.title", "Milk")
    trial.sent("GET /items", "DELETE /items", "GET /items", "GET /items/4")
  }
}
