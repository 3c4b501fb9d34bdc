import FakeWorld
import Foundation
import HeadlessKit
import Items
import ItemsApp
import ItemsNetworking
import Testing
import UserDriver

/// The list: what it shows when it opens, and its rows.
struct ItemsListTests {
  // MARK: Opening

  /// L1.
  @Test(arguments: Subject.all)
  func `Opening shows what the store has and loads once`(subject: Subject) {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    trial.stacks("Items")
    trial.lists([.kept])
    trial.shows("items.loading")
    trial.sent("GET /items")
    trial.called(.readAll)
  }

  /// L1.
  @Test(arguments: Subject.all)
  func `Nothing is sent before the first appearance`(subject: Subject) {
    let trial = Trial(subject)
    let stack = NavigationController()
    let app = trial.makeApp(trial.world.environment(on: stack))
    app.start()
    trial.world.loop.runUntilSettled()
    trial.sent()
    trial.called()
    stack.viewWillAppear()
    stack.viewDidAppear()
    trial.sent("GET /items")
    trial.called(.readAll)
  }

  /// L1 L4.
  @Test(arguments: Subject.all)
  func `Opening without stored items shows the loading indicator and not the empty text`(
    subject: Subject
  ) {
    let trial = Trial(subject)
    trial.launch()
    trial.lists([])
    trial.shows("items.loading")
    trial.sent("GET /items")
  }

  /// L1.
  @Test(arguments: Subject.all)
  func `A store that can't be read at opening counts as empty`(subject: Subject) {
    let trial = Trial(subject, stored: [.kept])
    trial.store.fail(.readAll, .once)
    trial.launch()
    trial.lists([])
    trial.shows("items.loading")
    trial.sent("GET /items")
    trial.called(.readAll)
    trial.user.waitUntilSettled()
    trial.lists(trial.server.items)
    trial.showsNoSigns()
  }

  /// L1.
  @Test(arguments: Subject.all)
  func `Coming back from a detail sends nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    try trial.user.goBack()
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.sent("GET /items", "GET /items/1")
    trial.called(.readAll, .replaceAll, .readAll)
    trial.showsNoSigns()
  }

  /// L1.
  @Test(arguments: Subject.all)
  func `Coming back from the form without saving sends nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.tap("items.add")
    try trial.user.tap("add.save")
    try trial.user.type("Milk", into: "add.title")
    try trial.user.goBack()
    trial.user.waitUntilSettled()
    trial.stacks("Items")
    trial.sent("GET /items")
    trial.called(.readAll, .replaceAll, .readAll)
    trial.showsNoSigns()
  }

  /// L1 A5.
  @Test(arguments: Subject.all)
  func `Coming back from the form after a failed save sends nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.create, .offline)
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    try trial.user.goBack()
    trial.user.waitUntilSettled()
    trial.sent("GET /items", "POST /items")
    trial.lists(trial.server.items)
    trial.showsNoSigns()
  }

  // MARK: Rows

  /// L2.
  @Test(arguments: Subject.all)
  func `A reply goes through the store onto the screen`(subject: Subject) {
    let trial = Trial(subject, server: FakeServer(generating: 1), stored: [.kept])
    trial.open()
    trial.lists(trial.server.items)
    trial.stores(trial.server.items)
    trial.called(.readAll, .replaceAll, .readAll)
    trial.showsNoSigns()
    trial.sent("GET /items")
  }

  /// L2.
  @Test(arguments: Subject.all)
  func `Rows have title, date, and state, in the server's order`(subject: Subject) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    let rows = trial.user.allRows
    trial.expect(
      rows.map(\.date),
      [
        "29 Feb 2024", "31 Dec 2024", "1 Jan 2025", "28 Feb 2025", "9 Mar 2025", "1 Apr 2025",
        "5 May 2025", "31 Jul 2025", "9 Aug 2025", "26 Oct 2025", "31 Dec 2025", "1 Jan 2026",
        "9 Jan 2026", "3 Feb 2026", "3 Feb 2026", "28 Feb 2026",
      ])
    trial.expect(rows.map { $0.state == "Enabled" }, trial.server.items.map(\.isEnabled))
    trial.expect(rows.map(\.title), trial.server.items.map(\.title))
    trial.expect(
      rows.first,
      Row(
        title: "Bill yearly plans that began on 29 February", date: "29 Feb 2024",
        state: "Enabled"))
    trial.expect(rows.dropFirst(4).first, Row(title: "X", date: "9 Mar 2025", state: "Disabled"))
  }

  /// L2.
  @Test(arguments: Subject.all)
  func `The rows are what the store gives back`(subject: Subject) {
    let trial = Trial(subject)
    trial.launch(store: PickyStore(trial.store))
    trial.user.waitUntilSettled()
    trial.stores(trial.server.items)
    trial.lists(trial.server.items.filter(\.isEnabled))
  }

  /// L2 L6.
  @Test(arguments: Subject.all)
  func `A later reply replaces the rows`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    let answer = FakeServer(details: [ItemDetail(item: .kept, explanation: "")])
    trial.network.script(.list, .answer(of: answer, to: .items))
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.lists([.kept])
    trial.stores([.kept])
  }
}
