import FakeWorld
import Foundation
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Which rows the table asks for, and what cells show that are used again.
extension ItemsListTests {
  /// L10.
  @Test(arguments: Subject.all)
  func `The table asks for its visible rows only, and for more when scrolled`(
    subject: Subject
  ) throws {
    let trial = Trial(subject, server: FakeServer(generating: 40))
    trial.launch()
    let asked = trial.askedRows()
    trial.user.waitUntilSettled()
    trial.expect(asked.rows, Array(0..<12))
    trial.expect(trial.user.visibleRows.map(\.title), (1...12).map { "Item number \($0)" })
    asked.removeRows()
    try trial.user.scroll(to: 5)
    trial.expect(asked.rows, Array(12..<17))
    trial.expect(trial.user.visibleRows.map(\.title), (6...17).map { "Item number \($0)" })
  }

  // MARK: Replies that change nothing, and those that change something

  /// L12 L1 L6 L7.
  @Test(arguments: Subject.all)
  func `A reply equal to what is shown asks for no row`(subject: Subject) throws {
    let trial = Trial(subject, stored: FakeServer(generating: 3).items)
    trial.launch()
    let asked = trial.askedRows()
    trial.user.waitUntilSettled()
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.network.script(.list, .offline)
    try trial.user.pull()
    trial.user.waitUntilSettled()
    try trial.user.tap("items.retry")
    trial.user.waitUntilSettled()
    trial.expect(asked.rows, [])
    trial.showsNoSigns()
    trial.lists(trial.server.items)
    trial.called(
      .readAll, .replaceAll, .readAll, .replaceAll, .readAll, .replaceAll, .readAll)
  }

  /// L12 A4.
  @Test(arguments: Subject.all)
  func `What counts is what is shown, not what the store had before`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    let asked = trial.askedRows()
    try trial.save("Milk")
    trial.user.wait(trial.network.latency)
    trial.stores(trial.server.items)
    trial.expect(asked.rows, [])
    trial.user.waitUntilSettled()
    trial.expect(asked.rows, Array(0..<4))
    trial.lists(trial.server.items)
  }

  /// L12 L2.
  @Test(arguments: Subject.all, Change.all)
  func `A reply that differs in one thing asks for every visible row once, if a row shows it`(
    subject: Subject, change: Change
  ) throws {
    let trial = Trial(subject)
    trial.open()
    let asked = trial.askedRows()
    let changed = change.apply(trial.server.items)
    let answer = FakeServer(details: changed.map { ItemDetail(item: $0, explanation: "") })
    trial.network.script(.list, .answer(of: answer, to: .items))
    try trial.user.pull()
    trial.user.waitUntilSettled()
    if change.isWorded || !asked.rows.isEmpty {
      trial.expect(asked.rows, Array(changed.indices))
    }
    trial.lists(changed)
    trial.stores(changed)
    try trial.user.selectRow(1)
    trial.expect(trial.network.exchanges.last?.request.path, "/items/\(changed[1].id)")
  }

  // MARK: The fixtures

  /// L2 L10.
  @Test(arguments: Subject.all)
  func `Cells that are used again show nothing of the rows before`(subject: Subject) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    for _ in 0..<2 { trial.lists(trial.server.items) }
    for row in trial.server.items.indices.reversed() {
      try trial.user.scroll(to: row)
      let visible = trial.server.items.dropFirst(min(row, trial.server.items.count - 12))
      trial.expect(trial.user.visibleRows.map(\.title), visible.prefix(12).map(\.title))
    }
  }

  /// D1 D2 L9.
  @Test(arguments: Subject.all)
  func `Every item opens with its own words, unchanged`(subject: Subject) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    for (row, item) in trial.server.items.enumerated() {
      try trial.user.scroll(to: row)
      try trial.user.selectRow(row)
      trial.user.waitUntilSettled()
      trial.says("detail.title", item.title)
      trial.says("detail.date", ItemText.date(item.createdAt))
      trial.says("detail.state", ItemText.state(item.isEnabled))
      trial.explains(trial.server.detail(of: item.id)?.explanation)
      try trial.user.goBack()
    }
  }
}
