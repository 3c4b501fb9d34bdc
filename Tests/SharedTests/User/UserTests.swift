import FakeWorld
import HeadlessKit
import ItemsScreens
import UserDriver
import XCTest

final class UserTests: XCTestCase {
  let stage = UserStage()
  let log = Log()
  var user: User { stage.user }
  var list: ItemsListView { stage.list.list }
  var form: AddItemView { stage.form }

  func testTapOnAButtonSendsItsActionAndLetsTheAppReact() throws {
    list.actionsView.addButton.addAction(
      Action { [stage, log] in
        stage.loop.schedule { log.append("reacted") }
        stage.loop.schedule(after: .milliseconds(1)) { log.append("later") }
      }, for: .touchUpInside)
    try user.tap("items.add")
    XCTAssertEqual(log.entries, ["reacted"])
    XCTAssertEqual(stage.loop.now, .zero)
  }

  func testTapFlipsASwitchThenSendsItsAction() throws {
    stage.showForm()
    form.fieldsView.enabledSwitch.addAction(
      Action { [form, log] in
        log.append("\(form.fieldsView.enabledSwitch.isOn)")
      }, for: .valueChanged)
    try user.tap("add.enabled")
    try user.tap("add.enabled")
    XCTAssertEqual(log.entries, ["false", "true"])
  }

  func testTapOnAFieldGivesItTheFocusAndEditsNothing() throws {
    stage.showForm()
    form.fieldsView.titleField.addAction(
      Action { [log] in log.append("edited") }, for: .editingChanged)
    try user.tap("add.title")
    XCTAssert(form.fieldsView.titleField.isFirstResponder)
    XCTAssertEqual(log.entries, [])
  }

  func testTypingTakesTheFocusAndAddsToTheTextEachTimeInOneEdit() throws {
    stage.showForm()
    form.fieldsView.titleField.addAction(
      Action { [form, log] in log.append(form.fieldsView.titleField.text) }, for: .editingChanged)
    try user.type("Buy ", into: "add.title")
    try user.type("牛乳 👩🏽‍💻", into: "add.title")
    XCTAssertEqual(log.entries, ["Buy ", "Buy 牛乳 👩🏽‍💻"])
    XCTAssert(form.fieldsView.titleField.isFirstResponder)
  }

  func testClearingTakesTheFocusAndLeavesNoTextInOneEdit() throws {
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    form.fieldsView.titleField.addAction(
      Action { [form, log] in
        log.append("“\(form.fieldsView.titleField.text)”")
      }, for: .editingChanged)
    try user.clear("add.title")
    XCTAssertEqual(log.entries, ["“”"])
    XCTAssert(form.fieldsView.titleField.isFirstResponder)
  }

  func testLastCharacterCanBeDeletedOneAtATime() throws {
    stage.showForm()
    let field = form.fieldsView.titleField
    field.text = "No👩🏽‍💻"
    field.addAction(Action { [log] in log.append(field.text) }, for: .editingChanged)
    for _ in 0..<3 { try user.deleteBackward(in: "add.title") }
    XCTAssertEqual(log.entries, ["No", "N", ""])
    XCTAssert(field.isFirstResponder)
  }

  /// A2.
  ///
  /// As on a phone, where the delete key of an empty field sends nothing.
  func testWhereNothingIsInsertedOrDeletedThereIsNoEdit() throws {
    stage.showForm()
    let field = form.fieldsView.titleField
    field.addAction(Action { [log] in log.append(field.text) }, for: .editingChanged)
    try user.deleteBackward(in: "add.title")
    try user.clear("add.title")
    try user.type("", into: "add.title")
    XCTAssertEqual(log.entries, [])
    XCTAssert(field.isFirstResponder)
  }

  func testPullStartsRefreshingAndSendsItsAction() throws {
    list.refreshControl.addAction(Action { [log] in log.append("pulled") }, for: .valueChanged)
    try user.pull()
    XCTAssertEqual(log.entries, ["pulled"])
    XCTAssert(list.refreshControl.isRefreshing)
  }

  func testPullWhileRefreshingIsPossibleAndDoesNothing() throws {
    list.refreshControl.addAction(Action { [log] in log.append("pulled") }, for: .valueChanged)
    try user.pull()
    try user.pull()
    XCTAssertEqual(log.entries, ["pulled"])
  }

  func testRowOnScreenCanBeSelected() throws {
    let selection = SelectionLog()
    list.tableView.delegate = selection
    try user.scroll(to: 10)
    try user.selectRow(10)
    try user.selectRow(21)
    XCTAssertEqual(selection.rows, [10, 21])
  }

  func testScrollingLetsTheAppReactToWhatTheTableAsksFor() throws {
    stage.list.source.onAsk = { [stage, log] in stage.loop.schedule { log.append("reacted") } }
    try user.scroll(to: 1)
    XCTAssertEqual(log.entries, ["reacted"])
  }

  func testScrollingGoesAsFarAsThereAreRows() throws {
    try user.scroll(to: 99)
    XCTAssertEqual(list.tableView.visibleRows.lowerBound, 18)
  }

  func testBackLeavesTheScreen() throws {
    stage.showForm()
    XCTAssertEqual(user.screens, ["Items", "New item"])
    try user.goBack()
    XCTAssertEqual(user.screens, ["Items"])
  }

  func testWaitingLetsVirtualTimePassOrAllThatIsLeftOfIt() {
    for delay in [10, 20, 30] {
      stage.loop.schedule(after: .milliseconds(delay)) { [log] in log.append("\(delay)") }
    }
    user.wait(.milliseconds(20))
    XCTAssertEqual(log.take(), ["10", "20"])
    user.waitUntilSettled()
    XCTAssertEqual(log.entries, ["30"])
    XCTAssertEqual(stage.loop.now, .milliseconds(30))
  }
}
