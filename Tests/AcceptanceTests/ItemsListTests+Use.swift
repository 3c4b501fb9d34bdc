import FakeWorld
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Using the list: selecting, adding, and what happens while it is covered.
extension ItemsListTests {
  // MARK: Selecting

  /// L9 D1.
  @Test(arguments: Subject.all, [0, 11, 19])
  func `Selecting a row opens that item's detail`(subject: Subject, row: Int) throws {
    let trial = Trial(subject, server: FakeServer(generating: 20))
    trial.open()
    try trial.user.scroll(to: row)
    try trial.user.selectRow(row)
    trial.stacks("Items", "Item")
    trial.says("detail.title", "Item number \(row + 1)")
    trial.sent("GET /items", "GET /items/\(row + 1)")
  }

  /// L9.
  @Test(arguments: Subject.all)
  func `Rows from the store can be selected while the list loads`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    try trial.user.selectRow(0)
    trial.says("detail.title", "Kept from last time")
    trial.sent("GET /items", "GET /items/900")
  }

  /// L9 D2.
  @Test(arguments: Subject.all)
  func `The row of an item that was read opens that item, whatever the reply said`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.launch(store: PickyStore(trial.store))
    trial.user.waitUntilSettled()
    trial.lists(trial.server.items.filter(\.isEnabled))
    try trial.user.selectRow(0)
    trial.says("detail.title", "Item number 2")
    trial.sent("GET /items", "GET /items/2")
  }

  /// L9 X4.
  @Test(arguments: Subject.all, [Int.min, -1, 3, 20, Int.max])
  func `An index outside the rows does nothing`(subject: Subject, row: Int) throws {
    let trial = Trial(subject)
    trial.open()
    let before = trial.user.snapshot()
    trial.touchRow(row)
    trial.expect(trial.user.snapshot(), before)
    trial.sent("GET /items")
  }

  /// L9 X4.
  @Test(arguments: Subject.all)
  func `An index that was good before the list shrank does nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.launch()
    trial.touchRow(0)
    trial.user.waitUntilSettled()
    trial.server.deleteAll()
    try trial.user.pull()
    trial.user.waitUntilSettled()
    trial.touchRow(0)
    trial.stacks("Items")
    trial.sent("GET /items", "GET /items")
  }

  /// L9.
  @Test(arguments: Subject.all)
  func `Selection leaves no mark`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(1)
    trial.expect(trial.user.snapshot().selectedRow, nil)
    try trial.user.goBack()
    trial.expect(trial.user.snapshot().selectedRow, nil)
  }

  // MARK: Adding

  /// L10.
  @Test(arguments: Subject.all)
  func `Add opens the form`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.tap("items.add")
    trial.stacks("Items", "New item")
    trial.sent("GET /items")
  }

  // MARK: Covered

  /// L11 L2.
  @Test(arguments: Subject.all)
  func `A list covered by a detail applies its reply`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.launch()
    try trial.user.selectRow(0)
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.stacks("Items", "Item")
    trial.stores(trial.server.items)
    try trial.user.goBack()
    trial.lists(trial.server.items)
    trial.showsNoSigns()
    trial.allows("items.table", "items.refresh", "items.add", "items.deleteAll")
  }

  /// L11 L3.
  @Test(arguments: Subject.all)
  func `A list covered by the form applies its failure`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(fault: .timedOut, isHeld: true))
    trial.launch()
    try trial.user.tap("items.add")
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.stacks("Items", "New item")
    trial.showsNoSigns()
    try trial.user.goBack()
    trial.lists([.kept])
    trial.shows("items.error", "items.retry")
    trial.says("items.error", Failure.timedOut.message)
  }

  /// L11 L6.
  @Test(arguments: Subject.all, [true, false])
  func `A reload keeps the scroll offset`(subject: Subject, changes: Bool) throws {
    let trial = Trial(subject, server: FakeServer(generating: 40))
    trial.open()
    if changes { _ = trial.server.create(NewItem(title: "Milk", isEnabled: true)) }
    try trial.user.pull()
    try trial.user.scroll(to: 10)
    trial.user.waitUntilSettled()
    trial.lists(trial.server.items)
    trial.expect(trial.user.visibleRows.map(\.title), (11...22).map { "Item number \($0)" })
  }

  /// L11.
  @Test(arguments: Subject.all, [(count: 15, top: 4), (count: 5, top: 1)])
  func `A reload with fewer rows moves the scroll offset to the last that fits`(
    subject: Subject, fewer: (count: Int, top: Int)
  ) throws {
    let trial = Trial(subject, server: FakeServer(generating: 40))
    trial.open()
    let answer = FakeServer(generating: fewer.count)
    trial.network.script(.list, .answer(of: answer, to: .items))
    try trial.user.pull()
    try trial.user.scroll(to: 10)
    trial.user.waitUntilSettled()
    trial.lists(answer.items)
    trial.expect(trial.user.visibleRows.first?.title, "Item number \(fewer.top)")
  }
}
