import FakeWorld
import HeadlessKit
import Items
import Testing
import UserDriver

extension UserTests {
  @Test func `The user sees what is on the topmost screen and not hidden`() {
    #expect(user.sees("items.add"))
    #expect(!user.sees("items.retry"))
    #expect(!user.sees("nothing"))
    #expect(user.sees("row.title"))
    stage.showForm()
    #expect(!user.sees("items.add"))
    #expect(user.sees("add.save"))
  }

  @Test func `Words can be read wherever in the stack they are`() {
    list.statusView.showError("Offline")
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    #expect(user.text("items.error") == "Offline")
    #expect(user.text("items.add") == "Add")
    #expect(user.text("add.title") == "Milk")
    #expect(user.text("items.table") == "")
    #expect(user.text("nothing") == nil)
  }

  @Test func `Everything about a part can be told`() throws {
    stage.showForm()
    form.fieldsView.titleField.text = "Milk"
    form.fieldsView.titleField.becomeFirstResponder()
    form.saveButton.isEnabled = false
    let field = try #require(user.state(of: "add.title"))
    #expect(field.text == "Milk")
    #expect(field.isVisible && field.isEnabled && field.isFocused && !field.isOn)
    let save = try #require(user.state(of: "add.save"))
    #expect(save.text == "Save")
    #expect(save.isVisible && !save.isEnabled && !save.isFocused && !save.isOn)
    let toggle = try #require(user.state(of: "add.enabled"))
    #expect(toggle.text == "")
    #expect(toggle.isVisible && toggle.isEnabled && !toggle.isFocused && toggle.isOn)
    #expect(user.state(of: "add.loading")?.isVisible == false)
    #expect(user.state(of: "nothing") == nil)
  }

  @Test func `The rows on screen can be read, also while the list is covered`() throws {
    try user.scroll(to: 3)
    stage.showForm()
    #expect(user.visibleRows.map(\.title) == (3..<15).map { "Row \($0)" })
    #expect(user.visibleRows[0] == Row(title: "Row 3", date: "3 Feb 2026", state: "Disabled"))
  }

  @Test func `Hidden parts of a row can't be read`() throws {
    let cell = try #require(list.tableView.visibleCells.first as? ItemCell)
    cell.titleLabel.isHidden = true
    #expect(user.visibleRows[0] == Row(title: "", date: "3 Feb 2026", state: "Enabled"))
    #expect(!user.sees("row.title"))
    cell.isHidden = true
    #expect(user.visibleRows[0] == Row(title: "", date: "", state: ""))
  }

  @Test func `Looking for something loads no screen that nobody has seen`() {
    let navigation = NavigationController()
    let user = User(navigationController: navigation, loop: stage.loop)
    navigation.pushViewController(ListScreen(source: RowsSource(count: 3)))
    #expect(user.text("items.add") == nil)
    #expect(user.snapshot().elements.isEmpty)
    #expect(throws: UserError.self) { try user.tap("items.add") }
    #expect(navigation.topViewController?.isViewLoaded == false)
  }

  @Test(arguments: [0, 1, 11, 12, 13, 24, 25, 30]) func `All rows can be read by scrolling`(
    count: Int
  ) {
    let stage = UserStage(rows: count)
    #expect(stage.user.allRows.map(\.title) == (0..<count).map { "Row \($0)" })
  }

  @Test(arguments: [0, 1, 7, 18]) func `Reading all rows leaves the list where it was`(row: Int)
    throws
  {
    try user.scroll(to: row)
    list.tableView.touchRow(at: row)
    #expect(user.allRows.count == 30)
    #expect(list.tableView.visibleRows.lowerBound == row)
    #expect(user.visibleRows.map(\.title) == (row..<row + 12).map { "Row \($0)" })
    #expect(list.tableView.selectedRow == row)
  }

  @Test func `Where there is no list there are no rows`() {
    let user = User(navigationController: NavigationController(), loop: stage.loop)
    #expect(user.visibleRows == [])
    #expect(user.allRows == [])
    #expect(user.screens == [])
    #expect(user.snapshot().elements.isEmpty)
  }

  @Test func `The screen is drawn 72 columns wide`() {
    #expect(user.screen() == TextRenderer(width: 72).render(stage.navigation))
    #expect(user.screen().hasPrefix("──  Items  ──"))
  }
}
