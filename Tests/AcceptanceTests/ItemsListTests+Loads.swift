import FakeWorld
import Foundation
import Items
import Testing
import UserDriver

/// Loads that fail, find nothing, or meet each other.
extension ItemsListTests {
  // MARK: Failing

  /// L3 X1 X4.
  @Test(arguments: Subject.all, Failure.all(of: .list))
  func `A failed load says why, offers Retry, and keeps the rows`(
    subject: Subject, failure: Failure
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, failure.fault())
    trial.open()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", failure.message)
    trial.lists([.kept])
    trial.stores([.kept])
    trial.sent("GET /items")
    trial.called(.readAll)
  }

  /// L3.
  @Test(arguments: Subject.all, [InMemoryStore.Failing.once, .always])
  func `A store that refuses the reply is a failure`(
    subject: Subject, failing: InMemoryStore.Failing
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.store.fail(.replaceAll, failing)
    trial.open()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.unsaved)
    trial.lists([.kept])
    trial.stores([.kept])
    trial.called(.readAll, .replaceAll)
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    if failing == .once {
      trial.showsNoSigns()
      trial.lists(trial.server.items)
    } else {
      trial.shows("items.error", "items.retry")
      trial.lists([.kept])
    }
  }

  /// L3.
  @Test(arguments: Subject.all, [InMemoryStore.Failing.once, .always])
  func `A store that can't be read back is a failure`(
    subject: Subject, failing: InMemoryStore.Failing
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    trial.store.fail(.readAll, failing)
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.unread)
    trial.lists([.kept])
    trial.stores(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// L3 L7.
  @Test(arguments: Subject.all)
  func `Retry clears the error at once and loads`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.open()
    try trial.user.tap("items.retry")
    trial.shows("items.loading")
    trial.lists([.kept])
    trial.sent("GET /items", "GET /items")
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
  }

  /// L3 X1.
  @Test(arguments: Subject.all)
  func `A second failure replaces the message of the first`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.network.script(.list, .offline)
    trial.network.script(.list, .status(500))
    trial.open()
    trial.says("items.error", Failure.offline.message)
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.status(500).message)
  }

  /// L3 L2 X4.
  @Test(
    arguments: Subject.all,
    [("1582-10-14T23:59:59Z", nil), ("1582-10-15T00:00:00Z", "15 Oct 1582")]
      as [(String, String?)])
  func `A date before 15 October 1582 can't be read`(
    subject: Subject, date: (sent: String, shown: String?)
  ) throws {
    let item =
      #"{"created_at":"\#(date.sent)","enabled":true,"id":1,"owner":{"login":"me"},"title":"Old"}"#
    let trial = Trial(subject)
    trial.network.script(.list, .body(Data("[\(item)]".utf8)))
    trial.open()
    trial.expect(trial.user.allRows.map(\.date), date.shown.map { [$0] } ?? [])
    trial.expect(trial.user.sees("items.error"), date.shown == nil)
  }

  // MARK: Finding nothing

  /// L4.
  @Test(arguments: Subject.all)
  func `Without rows, error, and request the empty text shows`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(details: []), stored: [.kept])
    trial.open()
    trial.shows("items.empty")
    trial.says("items.empty", "No items yet")
    trial.lists([])
    trial.stores([])
  }

  /// L4 L6.
  @Test(arguments: Subject.all)
  func `An empty table stays and can be pulled`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(details: []))
    trial.open()
    trial.expect(trial.user.sees("items.table"), true)
    try trial.user.pull()
    trial.shows("items.refresh")
    trial.sent("GET /items", "GET /items")
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
    _ = trial.server.create(NewItem(title: "Milk", isEnabled: true))
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
  }

  /// L4 L3.
  @Test(arguments: Subject.all)
  func `An error without rows shows no empty text`(subject: Subject) throws {
    let trial = Trial(subject, server: FakeServer(details: []))
    trial.network.script(.list, .offline)
    trial.open()
    trial.shows("items.error", "items.retry")
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    trial.shows("items.empty")
    trial.network.script(.list, .offline)
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
  }

  // MARK: Meeting

  /// L5.
  @Test(arguments: Subject.all)
  func `A pull joins the load in flight, and both indicators end with it`(
    subject: Subject
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    try trial.user.pull()
    trial.shows("items.loading", "items.refresh")
    try trial.user.pull()
    trial.sent("GET /items")
    trial.lists([.kept])
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.sent("GET /items")
    trial.lists(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// L5 L3.
  @Test(arguments: Subject.all)
  func `Both indicators end with a load that fails`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.launch()
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.sent("GET /items")
  }

  /// L5.
  @Test(arguments: Subject.all)
  func `A second pull sends nothing while the first is in flight`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.pull()
    try trial.user.pull()
    trial.shows("items.refresh")
    trial.sent("GET /items", "GET /items")
  }

  /// L5 L1.
  @Test(arguments: Subject.all)
  func `Coming back to a list that still loads sends nothing`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    try trial.user.selectRow(0)
    try trial.user.goBack()
    try trial.user.tap("items.add")
    try trial.user.goBack()
    trial.shows("items.loading")
    trial.sent("GET /items", "GET /items/900")
    trial.ended(.pending, .cancelled)
  }

  // MARK: Pulling

  /// L6.
  @Test(arguments: Subject.all)
  func `A pull keeps the rows and shows the refresh indicator alone`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    _ = trial.server.create(NewItem(title: "Milk", isEnabled: true))
    try trial.user.pull()
    trial.shows("items.refresh")
    trial.lists(FakeServer(generating: 3).items)
    trial.sent("GET /items", "GET /items")
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll, .replaceAll, .readAll)
  }

  /// L6 L3.
  @Test(arguments: Subject.all, Failure.withoutBody)
  func `A pull that fails ends, says why, and keeps the rows`(
    subject: Subject, failure: Failure
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.list, failure.fault())
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.says("items.error", failure.message)
    trial.lists(trial.server.items)
    trial.stores(trial.server.items)
  }

  /// L6 L3.
  @Test(arguments: Subject.all)
  func `A pull that the store refuses ends`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.store.fail(.replaceAll, .once)
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.shows("items.error", "items.retry")
    trial.lists(trial.server.items)
  }

  /// L7 L6.
  @Test(arguments: Subject.all)
  func `A pull clears the error at once`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, .offline)
    trial.open()
    try trial.user.pull()
    trial.shows("items.refresh")
    trial.lists([.kept])
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
  }
}
