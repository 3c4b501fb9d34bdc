import HeadlessKit
import Items
import ItemsScreens
import UserDriver
import XCTest

extension UserTests {
  /// Expects an action to be refused for a reason, with the screen as it is, and to change nothing.
  private func expectRefusal(
    _ reason: String, line: UInt = #line, _ action: (User) throws -> Void
  ) {
    let before = user.snapshot()
    XCTAssertThrowsError(try action(user), reason, line: line) {
      let error = $0 as? UserError
      XCTAssertEqual(error?.reason, reason, line: line)
      XCTAssertEqual(error?.screen, user.screen(), line: line)
      XCTAssertEqual(error?.description, "\(reason)\n\(user.screen())", line: line)
    }
    XCTAssertEqual(user.snapshot(), before, line: line)
    XCTAssertEqual(log.entries, [], line: line)
  }

  /// Logs whatever any control of both screens sends.
  private func listen() {
    let controls: [Control] = [
      list.statusView.retryButton, list.actionsView.addButton, list.actionsView.deleteAllButton,
      list.refreshControl,
      form.fieldsView.titleField, form.fieldsView.enabledSwitch, form.saveButton,
    ]
    for control in controls {
      for event in [Control.Event.editingChanged, .touchUpInside, .valueChanged] {
        control.addAction(Action { [log] in log.append("\(event)") }, for: event)
      }
    }
  }

  func testWhatIsMissingCannotBeUsed() {
    expectRefusal("there is no “add.title” here") { try $0.type("Milk", into: "add.title") }
    expectRefusal("there is no “nothing” here") { try $0.tap("nothing") }
    expectRefusal("there is no “nothing” here") { try $0.pull("nothing") }
  }

  func testWhatIsHiddenCannotBeUsed() {
    listen()
    expectRefusal("“items.retry” is hidden") { try $0.tap("items.retry") }
    list.isHidden = true
    expectRefusal("“items.add” is hidden") { try $0.tap("items.add") }
    expectRefusal("“items.table” is hidden") { try $0.selectRow(0) }
  }

  func testWhatIsDisabledCannotBeUsed() {
    listen()
    expectRefusal("“items.deleteAll” is disabled") { try $0.tap("items.deleteAll") }
    stage.showForm()
    form.showLoading(true)
    expectRefusal("“add.title” is disabled") { try $0.type("Milk", into: "add.title") }
    expectRefusal("“add.title” is disabled") { try $0.clear("add.title") }
    expectRefusal("“add.enabled” is disabled") { try $0.tap("add.enabled") }
  }

  func testWhatIsCoveredCannotBeUsed() {
    listen()
    stage.showForm()
    expectRefusal("“items.add” is covered") { try $0.tap("items.add") }
    expectRefusal("“items.table” is covered") { try $0.selectRow(0) }
    expectRefusal("“items.table” is covered") { try $0.pull() }
    expectRefusal("“items.table” is covered") { try $0.scroll(to: 3) }
  }

  func testWhatIsOfAnotherKindCannotBeUsed() {
    listen()
    list.statusView.showError("Offline")
    expectRefusal("“row.title” is nothing to tap") { try $0.tap("row.title") }
    expectRefusal("“items.error” is nothing to tap") { try $0.tap("items.error") }
    expectRefusal("“items.add” is nothing to type into") { try $0.type("Milk", into: "items.add") }
    expectRefusal("“items.add” is nothing to type into") { try $0.clear("items.add") }
    expectRefusal("“items.add” is no table") { try $0.scroll(to: 1, in: "items.add") }
    expectRefusal("“items.add” is no table") { try $0.pull("items.add") }
    expectRefusal("“items.add” is no table") { try $0.selectRow(0, in: "items.add") }
  }

  func testRowThatIsNotOnScreenCannotBeSelected() {
    for row in [-1, 12, 30, .max] {
      let selection = SelectionLog()
      list.tableView.delegate = selection
      expectRefusal("row \(row) isn't on screen") { try $0.selectRow(row) }
      XCTAssertEqual(selection.rows, [], "\(row)")
    }
  }

  func testRowsCannotBeSelectedWhileThatIsOff() {
    let selection = SelectionLog()
    list.tableView.delegate = selection
    list.allowUse(false)
    expectRefusal("row 0 can't be selected now") { try $0.selectRow(0) }
    XCTAssertEqual(selection.rows, [])
  }

  /// L8.
  func testTableCannotBePulledWhileThatIsOffNorWithoutAControl() {
    listen()
    list.allowUse(false)
    expectRefusal("“items.table” can't be pulled now") { try $0.pull() }
    list.tableView.refreshControl = nil
    expectRefusal("“items.table” has nothing to pull") { try $0.pull() }
  }

  func testTableCannotBePulledWhereItIsScrolledDown() throws {
    try user.scroll(to: 1)
    listen()
    expectRefusal("“items.table” can only be pulled at its top") { try $0.pull() }
    try user.scroll(to: 0)
    try user.pull()
  }

  func testThereIsNoWayBackOnAStackThatIsNotOnScreen() {
    stage.showForm()
    stage.navigation.viewWillDisappear()
    stage.navigation.viewDidDisappear()
    expectRefusal("the app isn't on screen") { try $0.goBack() }
  }

  func testThereIsNoWayBackFromTheRoot() {
    expectRefusal("there is no screen to go back to") { try $0.goBack() }
  }
}
