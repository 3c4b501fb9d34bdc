import FakeWorld
import Foundation
import Items
import ItemsNetworking
import Testing
import UserDriver

/// The detail: what it is handed, what it fetches, and how that can fail.
struct ItemDetailTests {
  // MARK: What was passed forward

  /// D1.
  @Test(arguments: Subject.all)
  func `Title, date, and state are on screen before any reply`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(0)
    trial.says("detail.title", "Item number 1")
    trial.says("detail.date", "13 Sep 2020")
    trial.says("detail.state", "Disabled")
    trial.explains("")
    try trial.user.goBack()
    try trial.user.selectRow(2)
    trial.says("detail.title", "Item number 3")
    trial.says("detail.date", "13 Sep 2020")
    trial.says("detail.state", "Enabled")
  }

  /// D1 D2.
  @Test(arguments: Subject.all)
  func `Only the explanation is filled in, whatever else the reply says`(
    subject: Subject
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    let other = Item(
      id: 900, title: "Renamed", isEnabled: true, createdAt: .distantFuture,
      owner: "you")
    let answer = FakeServer(details: [ItemDetail(item: other, explanation: "Why it is.")])
    trial.network.script(.detail, .answer(of: answer, to: .item(900)))
    try trial.user.selectRow(0)
    let before = trial.user.snapshot()
    trial.user.waitUntilSettled()
    var after = before
    after.elements["detail.loading"]?.isVisible = false
    after.elements["detail.explanation"]?.text = "Why it is."
    after.elements["detail.explanation"]?.isVisible = true
    after.drawing = before.drawing.replacing("Loading…", with: "Why it is.")
    trial.expect(trial.user.snapshot(), after)
    trial.says("detail.title", "Kept from last time")
    trial.says("detail.date", "14 Jul 2017")
    trial.says("detail.state", "Disabled")
  }

  /// D1 D3.
  @Test(arguments: Subject.all)
  func `Title, date, and state stay after a failure`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.detail, .offline)
    try trial.user.selectRow(1)
    trial.user.waitUntilSettled()
    trial.says("detail.title", "Item number 2")
    trial.says("detail.date", "13 Sep 2020")
    trial.says("detail.state", "Enabled")
    trial.explains("")
  }

  // MARK: Fetching

  /// D2.
  @Test(arguments: Subject.all)
  func `Opening sends one request and shows the loading indicator until the explanation`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(1)
    trial.stacks("Items", "Item")
    trial.shows("detail.loading")
    trial.sent("GET /items", "GET /items/2")
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.explains("What item number 2 is for.")
    trial.sent("GET /items", "GET /items/2")
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// D2.
  @Test(arguments: Subject.all)
  func `Every opening sends a request of its own`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    for _ in 0..<2 {
      try trial.user.selectRow(1)
      trial.shows("detail.loading")
      trial.explains("")
      trial.user.waitUntilSettled()
      trial.explains("What item number 2 is for.")
      try trial.user.goBack()
    }
    trial.sent("GET /items", "GET /items/2", "GET /items/2")
  }

  /// D2.
  @Test(arguments: Subject.all)
  func `An empty explanation ends loading too`(subject: Subject) throws {
    let item = Item.kept
    let trial = Trial(
      subject, server: FakeServer(details: [ItemDetail(item: item, explanation: "")]))
    trial.open()
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.explains("")
  }

  // MARK: Failing

  /// D3 X1 X4.
  @Test(arguments: Subject.all, Failure.all(of: .detail))
  func `A failure says why and offers Retry`(subject: Subject, failure: Failure) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    trial.network.script(.detail, failure.fault())
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.shows("detail.error", "detail.retry")
    trial.says("detail.error", failure.message)
    trial.explains("")
    trial.sent("GET /items", "GET /items/12")
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// D3 X1.
  @Test(arguments: Subject.all)
  func `Retry clears the error at once and fetches again`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.detail, .offline)
    trial.network.script(.detail, .status(503))
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    try trial.user.tap("detail.retry")
    trial.shows("detail.loading")
    trial.refuses { try $0.tap("detail.retry") }
    trial.sent("GET /items", "GET /items/1", "GET /items/1")
    trial.user.waitUntilSettled()
    trial.shows("detail.error", "detail.retry")
    trial.says("detail.error", Failure.status(503).message)
    try trial.user.tap("detail.retry")
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.explains("What item number 1 is for.")
    trial.sent("GET /items", "GET /items/1", "GET /items/1", "GET /items/1")
  }

  /// D3 X1.
  @Test(arguments: Subject.all)
  func `An item that is gone offers no Retry and leaves list and store alone`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.server.deleteAll()
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.shows("detail.error")
    trial.says("detail.error", Failure.gone)
    trial.says("detail.title", "Item number 1")
    try trial.user.goBack()
    trial.showsNoSigns()
    trial.lists(FakeServer(generating: 3).items)
    trial.stores(FakeServer(generating: 3).items)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.sent("GET /items", "GET /items/1")
  }

  /// D3.
  @Test(arguments: Subject.all)
  func `An item that is gone by the time of Retry takes Retry away`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.detail, .timedOut)
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.server.deleteAll()
    try trial.user.tap("detail.retry")
    trial.user.waitUntilSettled()
    trial.shows("detail.error")
    trial.says("detail.error", Failure.gone)
  }
}
