import FakeWorld
import Foundation
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Saving: in flight, done, failed, or left.
extension AddItemTests {
  // MARK: In flight

  /// A3.
  @Test(arguments: Subject.all, [true, false])
  func `Save sends one request, with what the form says`(
    subject: Subject, isEnabled: Bool
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    if !isEnabled { try trial.user.tap("add.enabled") }
    try trial.user.tap("add.save")
    trial.sent("GET /items", "POST /items")
    let body = try #require(trial.network.exchanges[1].request.body)
    trial.expect(
      String(decoding: body, as: UTF8.self), #"{"enabled":\#(isEnabled),"title":"Milk"}"#)
    trial.user.waitUntilSettled()
    trial.expect(trial.user.allRows.last?.state, isEnabled ? "Enabled" : "Disabled")
  }

  /// A3.
  @Test(arguments: Subject.all)
  func `While saving the indicator shows, nothing can be used, and a second tap sends nothing`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    try trial.user.tap("add.save")
    trial.shows("add.loading")
    trial.allows()
    trial.refuses { try $0.tap("add.save") }
    trial.refuses { try $0.type("!", into: "add.title") }
    trial.refuses { try $0.tap("add.enabled") }
    trial.says("add.title", "Milk")
    trial.stacks("Items", "New item")
    trial.sent("GET /items", "POST /items")
    trial.called(.readAll, .replaceAll, .readAll)
  }

  // MARK: Done

  /// A4 L7.
  @Test(arguments: Subject.all)
  func `Success stores the item, leaves the form, and reloads the list once`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    let old = FakeServer(generating: 3).items
    trial.network.script(.list, Script(isHeld: true))
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.shows("items.loading")
    trial.stores(trial.server.items)
    trial.expect(trial.store.contents.last?.title, "Milk")
    trial.lists(old)
    trial.called(.readAll, .replaceAll, .readAll, .insert)
    trial.sent("GET /items", "POST /items", "GET /items")
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items", "GET /items")
    trial.ended(.replied(200), .replied(201), .replied(200))
  }

  /// A4 L3.
  @Test(arguments: Subject.all)
  func `Rows change only when a load succeeds`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.list, .offline)
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.offline.message)
    trial.lists(FakeServer(generating: 3).items)
    trial.stores(trial.server.items)
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    trial.lists(trial.server.items)
  }

  /// A4 X5.
  @Test(arguments: Subject.all)
  func `The reload replaces a load in flight, which is cancelled`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    try trial.save("Milk")
    trial.ended(.pending, .pending)
    trial.user.waitUntilSettled()
    trial.shows("items.loading")
    trial.sent("GET /items", "POST /items", "GET /items")
    trial.ended(.cancelled, .replied(201), .pending)
    trial.network.release(0)
    trial.user.waitUntilSettled()
    trial.shows("items.loading")
    trial.lists([.kept])
    trial.network.release(2)
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.called(.readAll, .insert, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items", "GET /items")
  }

  /// A4 L5 L8 X6.
  @Test(arguments: Subject.all)
  func `The reload replaces a delete in flight, and opens the list again`(
    subject: Subject
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.deleteAll, Script(isHeld: true))
    trial.network.script(.list, Script(isHeld: true))
    trial.touch("items.deleteAll")
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.shows("items.loading")
    trial.allows("items.table", "items.refresh", "items.add")
    trial.ended(.replied(200), .cancelled, .replied(201), .pending)
    try trial.user.pull()
    trial.shows("items.loading", "items.refresh")
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
    trial.lists(trial.server.items)
  }

  /// A4 L5 L6.
  @Test(arguments: Subject.all, [nil, Failure.offline])
  func `Indicators already showing stay until the reload ends`(
    subject: Subject, failure: Failure?
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.list, Script(isHeld: true))
    trial.network.script(.list, Script(fault: failure?.fault(), isHeld: true))
    try trial.user.pull()
    trial.shows("items.refresh")
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    trial.shows("items.refresh", "items.loading")
    trial.ended(.replied(200), .cancelled, .replied(201), .pending)
    trial.network.release(1)
    trial.user.waitUntilSettled()
    trial.shows("items.refresh", "items.loading")
    trial.network.release(3)
    trial.user.waitUntilSettled()
    if failure == nil {
      trial.showsNoSigns()
    } else {
      trial.shows("items.error", "items.retry")
    }
  }

  /// A4 L5.
  @Test(arguments: Subject.all)
  func `A pull joins the reload`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.list, Script(isHeld: true))
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    try trial.user.pull()
    trial.shows("items.loading", "items.refresh")
    trial.sent("GET /items", "POST /items", "GET /items")
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
  }

  /// A4 L5.
  @Test(arguments: Subject.all)
  func `A pull that joined a load joins the reload in its place`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.network.script(.list, Script(isHeld: true))
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    try trial.user.pull()
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    trial.shows("items.loading", "items.refresh")
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
  }

  /// A4 L7.
  @Test(arguments: Subject.all)
  func `The reload clears an error of the list at once`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.open()
    try trial.save("Milk")
    trial.user.wait(trial.network.latency)
    trial.shows("items.loading")
    trial.lists([.kept])
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
  }

  /// A4 L4.
  @Test(arguments: Subject.all)
  func `The first item takes the empty text away`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(details: []))
    trial.open()
    try trial.save("Milk")
    trial.user.wait(trial.network.latency)
    trial.shows("items.loading")
    trial.lists([])
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
  }

  /// A4 L11.
  @Test(arguments: Subject.all)
  func `The reload keeps the scroll offset`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(generating: 40))
    trial.open()
    try trial.user.scroll(to: 20)
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    trial.expect(trial.user.visibleRows.first?.title, "Item number 21")
    trial.lists(trial.server.items)
  }

  /// A4 X1.
  @Test(arguments: Subject.all, [InMemoryStore.Failing.once, .always])
  func `If only the store refuses, the add is still done, without a message`(
    subject: Subject, failing: InMemoryStore.Failing
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.store.fail(.insert, failing)
    trial.network.script(.list, Script(isHeld: true))
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.shows("items.loading")
    trial.stores(FakeServer(generating: 3).items)
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.stores(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll, .insert, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items", "GET /items")
  }

  /// A4.
  @Test(arguments: Subject.all)
  func `An item that the store has already is replaced in place`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    let old = FakeServer(generating: 3).items
    let milk = NewItem(title: "Milk", isEnabled: true)
    let answer = FakeServer(details: [])
    trial.network.script(.create, .answer(of: answer, to: .createItem(milk)))
    trial.network.script(.list, Script(isHeld: true))
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.stores(answer.items + old.dropFirst())
    trial.lists(old)
  }

  // MARK: Failed

  /// A5 X1 X4.
  @Test(arguments: Subject.all, Failure.all(of: .created))
  func `A failure says why, keeps the input, and changes nothing else`(
    subject: Subject, failure: Failure
  ) throws {
    let trial = try Self.form(subject, title: " Milk ")
    try trial.user.tap("add.enabled")
    trial.network.script(.create, failure.fault())
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.stacks("Items", "New item")
    trial.shows("add.error")
    trial.says("add.error", failure.message)
    trial.allows("add.title", "add.enabled", "add.save")
    trial.says("add.title", " Milk ")
    trial.expect(trial.user.state(of: "add.enabled")?.isOn, false)
    trial.stores(FakeServer(generating: 3).items)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items")
  }

  /// A5 A4.
  @Test(arguments: Subject.all)
  func `Save can be tapped again after a failure`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.create, .offline)
    trial.network.script(.create, .status(500))
    for failure in [Failure.offline, .status(500)] {
      try trial.user.tap("add.save")
      trial.shows("add.loading")
      trial.user.waitUntilSettled()
      trial.says("add.error", failure.message)
    }
    try trial.user.tap("add.save")
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.lists(trial.server.items)
    trial.expect(trial.server.items.map(\.title).last, "Milk")
    trial.sent("GET /items", "POST /items", "POST /items", "POST /items", "GET /items")
  }

  // MARK: Left

  /// A6 X5.
  @Test(arguments: Subject.all)
  func `Leaving while saving cancels the request and changes nothing`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    try trial.user.tap("add.save")
    try trial.user.goBack()
    trial.ended(.replied(200), .cancelled)
    let after = trial.user.snapshot()
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.expect(trial.user.snapshot(), after)
    trial.stores(FakeServer(generating: 3).items)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items")
    trial.ended(.replied(200), .cancelled)
  }

  /// A6 X4 X5.
  @Test(arguments: Subject.all, [nil, Failure.offline, .malformed(.createdCutShort), .status(422)])
  func `A late reply reaches neither store nor list`(
    subject: Subject, failure: Failure?
  ) throws {
    let trial = try Self.form(subject, title: "Milk")
    trial.network.script(.create, Script(fault: failure?.fault(), isHeld: true))
    try trial.user.tap("add.save")
    try trial.user.goBack()
    try trial.user.tap("items.add")
    let after = trial.user.snapshot()
    trial.network.release(1)
    trial.user.waitUntilSettled()
    trial.network.repeatReply(to: 1)
    trial.user.waitUntilSettled()
    trial.expect(trial.user.snapshot(), after)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items")
    trial.ended(.replied(200), .cancelled)
  }

  /// A6 L11.
  @Test(arguments: Subject.all)
  func `Leaving while saving leaves a load of the list alone`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    try trial.save("Milk")
    try trial.user.goBack()
    trial.user.waitUntilSettled()
    trial.shows("items.loading")
    trial.ended(.pending, .cancelled)
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(FakeServer(generating: 3).items)
    trial.ended(.replied(200), .cancelled)
  }

  /// A6 L6.
  @Test(arguments: Subject.all)
  func `An item whose save was left shows with the next load`(subject: Subject) throws {
    let trial = try Self.form(subject, title: "Milk")
    try trial.user.tap("add.save")
    try trial.user.goBack()
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.lists(trial.server.items)
    trial.expect(trial.server.items.count, 4)
  }
}
