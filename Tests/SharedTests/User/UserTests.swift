import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

struct UserTests {
  let stage = UserStage()
  let log = Log()
  var user: User { stage.user }
  var list: ItemsListView { stage.list.list }
  var form: AddItemView { stage.form }

  @Test func `A tap on a button sends its action and lets the app react`() throws {
    list.actionsView.addButton.addAction(
      Action { [stage, log] in
        stage.loop.schedule { log.append("reacted") }
        stage.loop.schedule(after: .milliseconds(1)) { log.append("later") }
      }, for: .touchUpInside)
    try user.tap("items.add")
    #expect(log.entries == ["reacted"])
    #expect(stage.loop.now == .zero)
  }

  @Test func `A tap flips a switch, then sends its action`() throws {
    stage.showForm()
    form.fieldsView.enabledSwitch.addAction(
      Action { [form, log] in
        log.append("\(form.fieldsView.enabledSwitch.isOn)")
      }, for: .valueChanged)
    try user.tap("add.enabled")
    try user.tap("add.enabled")
    #expect(log.entries == ["false", "true"])
  }

  @Test func `A tap on a field gives it the focus and edits nothing`() throws {
    stage.showForm()
    form.fieldsView.titleField.addAction(
      Action { [log] in log.append("edited") }, for: .editingChanged)
    try user.tap("add.title")
    #expect(form.fieldsView.titleField.isFirstResponder)
    #expect(log.entries == [])
  }

  @Test func `Typing takes the focus and adds to the text, each time in one edit`() throws {
    stage.showForm()
    form.fieldsView.titleField.addAction(
      Action { [form, log] in log.append(form.fieldsView.titleField.text) }, for: .editingChanged)
    try user.type("Buy ", into: "add.title")
    try user.type("牛乳 👩🏽‍💻", into: "add.title")
    #expect(log.entries == ["Buy ", "Buy 牛乳 👩🏽‍💻"])
    #expect(form.fieldsView.titleField.isFirstResponder)
  }

  @Test func `Clearing takes the focus and leaves no text, in one edit`() throws {
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    form.fieldsView.titleField.addAction(
      Action { [form, log] in
        log.append("“\(form.fieldsView.titleField.text)”")
      }, for: .editingChanged)
    try user.clear("add.title")
    #expect(log.entries == ["“”"])
    #expect(form.fieldsView.titleField.isFirstResponder)
  }

  @Test func `The last character can be deleted, one at a time`() throws {
    stage.showForm()
    let field = form.fieldsView.titleField
    field.text = "No👩🏽‍💻"
    field.addAction(Action { [log] in log.append(field.text) }, for: .editingChanged)
    for _ in 0..<4 { try user.deleteBackward(in: "add.title") }
    #expect(log.entries == ["No", "N", "", ""])
    #expect(field.isFirstResponder)
  }

  @Test func `A pull starts refreshing and sends its action`() throws {
    list.refreshControl.addAction(Action { [log] in log.append("pulled") }, for: .valueChanged)
    try user.pull()
    #expect(log.entries == ["pulled"])
    #expect(list.refreshControl.isRefreshing)
  }

  @Test func `A pull while refreshing is possible and does nothing`() throws {
    list.refreshControl.addAction(Action { [log] in log.append("pulled") }, for: .valueChanged)
    try user.pull()
    try user.pull()
    #expect(log.entries == ["pulled"])
  }

  @Test func `A row on screen can be selected`() throws {
    let selection = SelectionLog()
    list.tableView.delegate = selection
    try user.scroll(to: 10)
    try user.selectRow(10)
    try user.selectRow(21)
    #expect(selection.rows == [10, 21])
  }

  @Test func `Scrolling lets the app react to what the table asks for`() throws {
    stage.list.source.onAsk = { [stage, log] in stage.loop.schedule { log.append("reacted") } }
    try user.scroll(to: 1)
    #expect(log.entries == ["reacted"])
  }

  @Test func `Scrolling goes as far as there are rows`() throws {
    try user.scroll(to: 99)
    #expect(list.tableView.visibleRows.lowerBound == 18)
  }

  @Test func `Back leaves the screen`() throws {
    stage.showForm()
    #expect(user.screens == ["Items", "New item"])
    try user.goBack()
    #expect(user.screens == ["Items"])
  }

  @Test func `Waiting lets virtual time pass, or all that is left of it`() {
    for delay in [10, 20, 30] {
      stage.loop.schedule(after: .milliseconds(delay)) { [log] in log.append("\(delay)") }
    }
    user.wait(.milliseconds(20))
    #expect(log.take() == ["10", "20"])
    user.waitUntilSettled()
    #expect(log.entries == ["30"])
    #expect(stage.loop.now == .milliseconds(30))
  }
}
