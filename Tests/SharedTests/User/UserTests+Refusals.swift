import HeadlessKit
import Items
import Testing
import UserDriver

extension UserTests {
  /// Expects an action to be refused for a reason, with the screen as it is, and to change nothing.
  private func expectRefusal(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ action: (User) throws -> Void
  ) {
    let before = user.snapshot()
    let error = #expect(throws: UserError.self, sourceLocation: sourceLocation) {
      try action(user)
    }
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
    #expect(error?.screen == user.screen(), sourceLocation: sourceLocation)
    #expect(
      error?.description == "\(reason)\n\(user.screen())", sourceLocation: sourceLocation)
    #expect(user.snapshot() == before, sourceLocation: sourceLocation)
    #expect(log.entries == [], sourceLocation: sourceLocation)
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

  @Test func `What is missing can't be used`() {
    expectRefusal("there is no “add.title” here") { try $0.type("Milk", into: "add.title") }
    expectRefusal("there is no “nothing” here") { try $0.tap("nothing") }
    expectRefusal("there is no “nothing” here") { try $0.pull("nothing") }
  }

  @Test func `What is hidden can't be used`() {
    listen()
    expectRefusal("“items.retry” is hidden") { try $0.tap("items.retry") }
    list.isHidden = true
    expectRefusal("“items.add” is hidden") { try $0.tap("items.add") }
    expectRefusal("“items.table” is hidden") { try $0.selectRow(0) }
  }

  @Test func `What is disabled can't be used`() {
    listen()
    expectRefusal("“items.deleteAll” is disabled") { try $0.tap("items.deleteAll") }
    stage.showForm()
    form.showLoading(true)
    expectRefusal("“add.title” is disabled") { try $0.type("Milk", into: "add.title") }
    expectRefusal("“add.title” is disabled") { try $0.clear("add.title") }
    expectRefusal("“add.enabled” is disabled") { try $0.tap("add.enabled") }
  }

  @Test func `What is in a container that takes no touches can't be used`() {
    listen()
    list.isUserInteractionEnabled = false
    expectRefusal("“items.add” is disabled") { try $0.tap("items.add") }
    expectRefusal("“items.table” is disabled") { try $0.selectRow(0) }
    expectRefusal("“items.table” is disabled") { try $0.scroll(to: 3) }
    expectRefusal("“items.table” is disabled") { try $0.pull() }
  }

  @Test func `What is covered can't be used`() {
    listen()
    stage.showForm()
    expectRefusal("“items.add” is covered") { try $0.tap("items.add") }
    expectRefusal("“items.table” is covered") { try $0.selectRow(0) }
    expectRefusal("“items.table” is covered") { try $0.pull() }
    expectRefusal("“items.table” is covered") { try $0.scroll(to: 3) }
  }

  @Test func `What is of another kind can't be used`() {
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

  @Test(arguments: [-1, 12, 30, .max]) func `A row that isn't on screen can't be selected`(row: Int)
  {
    let selection = SelectionLog()
    list.tableView.delegate = selection
    expectRefusal("row \(row) isn't on screen") { try $0.selectRow(row) }
    #expect(selection.rows == [])
  }

  @Test func `Rows can't be selected while that is off`() {
    let selection = SelectionLog()
    list.tableView.delegate = selection
    list.allowUse(false)
    expectRefusal("row 0 can't be selected now") { try $0.selectRow(0) }
    #expect(selection.rows == [])
  }

  /// L8.
  @Test func `A table can't be pulled while that is off, nor one that has no way to be`() {
    listen()
    list.allowUse(false)
    expectRefusal("“items.table” can't be pulled now") { try $0.pull() }
    list.tableView.refreshControl = nil
    expectRefusal("“items.table” has nothing to pull") { try $0.pull() }
  }

  @Test func `There is no way back from the root`() {
    expectRefusal("there is no screen to go back to") { try $0.goBack() }
  }
}
